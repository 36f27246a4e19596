public class Throwing {
    public static void main(String[] args) {
        System.out.println("seen = 1");
        throw new IllegalStateException("out of order");
    }
}
