import java.nio.ByteBuffer;

/// A dense switch of 239 cases, a sparse one, and a switch on strings that falls through and has equal hashes.
public class BigSwitch {
    public static void main(String[] args) {
        ByteBuffer codes = ByteBuffer.allocate(256);
        for (int i = 0; i < 256; i++) codes.put((byte) decode(i));
        show("codes", codes);
        int sum = 0;
        for (codes.flip(); codes.hasRemaining(); ) sum = sum * 31 + codes.get();
        System.out.println("checksum " + sum + ", sparse " + sparse(-7) + sparse(1_000_000) + sparse(3));
        ByteBuffer letters = ByteBuffer.allocate(16);
        for (String word : "omega Aa BB C alpha mu".split(" ")) spell(word, letters);
        show("letters", letters);
        for (byte each : java.util.Arrays.copyOf(letters.array(), letters.position())) System.out.print(each + " ");
        System.out.println();
    }

    private static int decode(int code) {
        return switch (code) {
            case 0 -> 0; case 1 -> 37; case 2 -> 74; case 3 -> 111; case 4 -> 148; case 5 -> 185;
            case 6 -> 222; case 7 -> 8; case 8 -> 45; case 9 -> 82; case 10 -> 119; case 11 -> 156;
            case 12 -> 193; case 13 -> 230; case 14 -> 16; case 15 -> 53; case 16 -> 90; case 17 -> 127;
            case 18 -> 164; case 19 -> 201; case 20 -> 238; case 21 -> 24; case 22 -> 61; case 23 -> 98;
            case 24 -> 135; case 25 -> 172; case 26 -> 209; case 27 -> 246; case 28 -> 32; case 29 -> 69;
            case 30 -> 106; case 31 -> 143; case 32 -> 180; case 33 -> 217; case 34 -> 3; case 35 -> 40;
            case 36 -> 77; case 37 -> 114; case 38 -> 151; case 39 -> 188; case 40 -> 225; case 41 -> 11;
            case 42 -> 48; case 43 -> 85; case 44 -> 122; case 45 -> 159; case 46 -> 196; case 47 -> 233;
            case 48 -> 19; case 49 -> 56; case 50 -> 93; case 51 -> 130; case 52 -> 167; case 53 -> 204;
            case 54 -> 241; case 55 -> 27; case 56 -> 64; case 57 -> 101; case 58 -> 138; case 59 -> 175;
            case 60 -> 212; case 61 -> 249; case 62 -> 35; case 63 -> 72; case 64 -> 109; case 65 -> 146;
            case 66 -> 183; case 67 -> 220; case 68 -> 6; case 69 -> 43; case 70 -> 80; case 71 -> 117;
            case 72 -> 154; case 73 -> 191; case 74 -> 228; case 75 -> 14; case 76 -> 51; case 77 -> 88;
            case 78 -> 125; case 79 -> 162; case 80 -> 199; case 81 -> 236; case 82 -> 22; case 83 -> 59;
            case 84 -> 96; case 85 -> 133; case 86 -> 170; case 87 -> 207; case 88 -> 244; case 89 -> 30;
            case 90 -> 67; case 91 -> 104; case 92 -> 141; case 93 -> 178; case 94 -> 215; case 95 -> 1;
            case 96 -> 38; case 97 -> 75; case 98 -> 112; case 99 -> 149; case 100 -> 186; case 101 -> 223;
            case 102 -> 9; case 103 -> 46; case 104 -> 83; case 105 -> 120; case 106 -> 157; case 107 -> 194;
            case 108 -> 231; case 109 -> 17; case 110 -> 54; case 111 -> 91; case 112 -> 128; case 113 -> 165;
            case 114 -> 202; case 115 -> 239; case 116 -> 25; case 117 -> 62; case 118 -> 99; case 119 -> 136;
            case 121 -> 210; case 122 -> 247; case 123 -> 33; case 124 -> 70; case 125 -> 107; case 126 -> 144;
            case 127 -> 181; case 128 -> 218; case 129 -> 4; case 130 -> 41; case 131 -> 78; case 132 -> 115;
            case 133 -> 152; case 134 -> 189; case 135 -> 226; case 136 -> 12; case 137 -> 49; case 138 -> 86;
            case 139 -> 123; case 140 -> 160; case 141 -> 197; case 142 -> 234; case 143 -> 20; case 144 -> 57;
            case 145 -> 94; case 146 -> 131; case 147 -> 168; case 148 -> 205; case 149 -> 242; case 150 -> 28;
            case 151 -> 65; case 152 -> 102; case 153 -> 139; case 154 -> 176; case 155 -> 213; case 156 -> 250;
            case 157 -> 36; case 158 -> 73; case 159 -> 110; case 160 -> 147; case 161 -> 184; case 162 -> 221;
            case 163 -> 7; case 164 -> 44; case 165 -> 81; case 166 -> 118; case 167 -> 155; case 168 -> 192;
            case 169 -> 229; case 170 -> 15; case 171 -> 52; case 172 -> 89; case 173 -> 126; case 174 -> 163;
            case 175 -> 200; case 176 -> 237; case 177 -> 23; case 178 -> 60; case 179 -> 97; case 180 -> 134;
            case 181 -> 171; case 182 -> 208; case 183 -> 245; case 184 -> 31; case 185 -> 68; case 186 -> 105;
            case 187 -> 142; case 188 -> 179; case 189 -> 216; case 190 -> 2; case 191 -> 39; case 192 -> 76;
            case 193 -> 113; case 194 -> 150; case 195 -> 187; case 196 -> 224; case 197 -> 10; case 198 -> 47;
            case 199 -> 84; case 200 -> 121; case 201 -> 158; case 202 -> 195; case 203 -> 232; case 204 -> 18;
            case 205 -> 55; case 206 -> 92; case 207 -> 129; case 208 -> 166; case 209 -> 203; case 210 -> 240;
            case 211 -> 26; case 212 -> 63; case 213 -> 100; case 214 -> 137; case 215 -> 174; case 216 -> 211;
            case 217 -> 248; case 218 -> 34; case 219 -> 71; case 220 -> 108; case 221 -> 145; case 222 -> 182;
            case 223 -> 219; case 224 -> 5; case 225 -> 42; case 226 -> 79; case 227 -> 116; case 228 -> 153;
            case 229 -> 190; case 230 -> 227; case 231 -> 13; case 232 -> 50; case 233 -> 87; case 234 -> 124;
            case 235 -> 161; case 236 -> 198; case 237 -> 235; case 238 -> 21; case 239 -> 58;
            default -> -1;
        };
    }

    private static char sparse(int key) {
        switch (key) {
            case Integer.MIN_VALUE: return 'a';
            case -7: return 'b';
            case 1_000_000: return 'c';
            default: return '?';
        }
    }

    private static void spell(String word, ByteBuffer b) {
        switch (word) {
            case "alpha": b.put((byte) 1); case "beta": b.put((byte) 2); break; case "gamma": b.put((byte) 3); break;
            case "delta": b.put((byte) 4); case "epsilon": b.put((byte) 5); break; case "zeta": b.put((byte) 6); break;
            case "eta": b.put((byte) 7); case "theta": b.put((byte) 8); break; case "iota": b.put((byte) 9); break;
            case "kappa": b.put((byte) 10); case "lambda": b.put((byte) 11); break; case "mu": b.put((byte) 12); break;
            case "nu": b.put((byte) 13); case "xi": b.put((byte) 14); break; case "omicron": b.put((byte) 15); break;
            case "pi": b.put((byte) 16); case "rho": b.put((byte) 17); break; case "sigma": b.put((byte) 18); break;
            case "tau": b.put((byte) 19); case "upsilon": b.put((byte) 20); break; case "phi": b.put((byte) 21); break;
            case "chi": b.put((byte) 22); case "psi": b.put((byte) 23); break; case "omega": b.put((byte) 24); break;
            case "Aa": b.put((byte) 25); case "BB": b.put((byte) 26); break;
            default: b.put((byte) 0);
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
