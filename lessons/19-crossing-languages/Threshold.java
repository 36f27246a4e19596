/// Two straight lines through an article's figures, in ns a call: a byte[]
/// that is copied, and a direct buffer that is made for each call.
class Threshold {
    public static void main(String[] args) {
        double array10 = 220; // 10 bytes: 22 ms for 100,000 calls
        double array1000 = 1600; // 1 KB: 16 ms for 10,000 calls
        double direct10 = 4990;
        double direct1000 = 5600;
        double arrayPerByte = (array1000 - array10) / 990;
        double directPerByte = (direct1000 - direct10) / 990;
        double arrayFixed = array10 - 10 * arrayPerByte;
        double directFixed = direct10 - 10 * directPerByte; // @fixed

        int size = 3000; // @vary 1000|3000|9000|20000
        long byArray = Math.round(arrayFixed + size * arrayPerByte);
        long byDirect = Math.round(directFixed + size * directPerByte);
        String cheaper = byArray < byDirect ? "array" : "direct"; // @cheaper
        double fixedMore = directFixed - arrayFixed;
        double perByteLess = arrayPerByte - directPerByte;
        long crossing = Math.round(fixedMore / perByteLess); // @crossing
        System.out.println(cheaper + "; crossing at " + crossing);
    }
}
