/// The completion queue is polled, as the article shows it.
public class VerbsInJava {
    public static void main(String[] args) {
        ibv_cq cq = null;
        ibv_wc wc = new ibv_wc();
        int ret = ibv_poll_cq(cq, 1, wc);
        System.out.println(ret);
    }
}
