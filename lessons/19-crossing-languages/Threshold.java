/// Two straight lines through an article's figures: a byte[] that is copied, and a direct buffer made for each call.
class Threshold {
    public static void main(String[] args) {
        double array10 = 220, array1000 = 1600; // ns a call: 22 ms / 100000, 16 ms / 10000
        double direct10 = 4990, direct1000 = 5600; // 499 ms / 100000, 56 ms / 10000
        double arrayPerByte = (array1000 - array10) / 990;
        double directPerByte = (direct1000 - direct10) / 990;
        double arrayFixed = array10 - 10 * arrayPerByte;
        double directFixed = direct10 - 10 * directPerByte; // @fixed

        int size = 3000; // @vary 1000|3000|9000|20000
        long byArray = Math.round(arrayFixed + size * arrayPerByte);
        long byDirect = Math.round(directFixed + size * directPerByte);
        String cheaper = byArray < byDirect ? "array" : "direct"; // @cheaper
        long crossing = Math.round((directFixed - arrayFixed) / (arrayPerByte - directPerByte)); // @crossing
        System.out.println(size + " bytes: " + cheaper + "; crossing at " + crossing);
    }
}
