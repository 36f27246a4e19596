package io.bufferscope.copies.survey;

import io.bufferscope.copies.Measurement;

/// Who is told what a survey finds, while it goes on; called on a thread of the survey.
public interface SurveyListener {

    /// A path was measured at a size.
    void measured(Measurement measured, Progress progress);

    /// A path could not be run at a size.
    ///
    /// @param reason in the words of the exception
    void failed(String path, int size, String reason, Progress progress);
}
