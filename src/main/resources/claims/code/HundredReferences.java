import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;

/// What a list holds after one pass of the article's loop.
public class HundredReferences {
    public static void main(String[] args) {
        byte[] data = new byte[1024];
        List<Object> list = new ArrayList<>();
        for (int j = 0; j < 100; j++) {
            list.add(data);
        }
        var distinct = Collections.newSetFromMap(new IdentityHashMap<>());
        distinct.addAll(list);
        System.out.println("references = " + list.size());
        System.out.println("bytesPerArray = " + data.length);
        System.out.println("differentArrays = " + distinct.size());
    }
}
