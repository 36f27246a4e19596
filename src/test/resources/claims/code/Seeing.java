public class Seeing {
    public static void main(String[] args) {
        System.out.println("a word besides");
        System.out.println("seen = 1");
    }
}
