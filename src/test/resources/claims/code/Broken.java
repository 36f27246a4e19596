public class Broken {
    public static void main(String[] args) {
        no such thing
    }
}
