/*
 * The native end of the JNI paths: reads every byte it is handed, or keeps a copy of it.
 *
 * JNI functions are called by their place in the function table (JNI specification, chapter 4), so that no header of a
 * JDK is needed.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef void *const *Functions;

enum { GET_BYTE_ARRAY_REGION = 200, GET_CRITICAL = 222, RELEASE_CRITICAL = 223, GET_DIRECT_ADDRESS = 230 };

static const int32_t JNI_ABORT = 2;

static int32_t take(const void *bytes, int32_t size, int64_t expected, int64_t kept) {
    if (kept != 0) {
        memcpy((void *) (intptr_t) kept, bytes, (size_t) size);
        return 0;
    }
    return memcmp(bytes, (const void *) (intptr_t) expected, (size_t) size);
}

int32_t Java_io_bufferscope_copies_foreign_JniCode_region(
        Functions *env, void *type, void *array, int32_t size, int64_t expected, int64_t kept) {
    void (*region)(Functions *, void *, int32_t, int32_t, void *) = (*env)[GET_BYTE_ARRAY_REGION];
    void *bytes = malloc((size_t) size);
    if (bytes == NULL) {
        return -1;
    }
    region(env, array, 0, size, bytes);
    int32_t answer = take(bytes, size, expected, kept);
    free(bytes);
    return answer;
}

int32_t Java_io_bufferscope_copies_foreign_JniCode_critical(
        Functions *env, void *type, void *array, int32_t size, int64_t expected, int64_t kept) {
    void *(*get)(Functions *, void *, uint8_t *) = (*env)[GET_CRITICAL];
    void (*release)(Functions *, void *, void *, int32_t) = (*env)[RELEASE_CRITICAL];
    void *bytes = get(env, array, NULL);
    if (bytes == NULL) {
        return -1;
    }
    int32_t answer = take(bytes, size, expected, kept);
    release(env, array, bytes, JNI_ABORT);
    return answer;
}

int32_t Java_io_bufferscope_copies_foreign_JniCode_direct(
        Functions *env, void *type, void *buffer, int32_t size, int64_t expected, int64_t kept) {
    void *(*address)(Functions *, void *) = (*env)[GET_DIRECT_ADDRESS];
    void *bytes = address(env, buffer);
    return bytes == NULL ? -1 : take(bytes, size, expected, kept);
}
