/** The instructions by which an AI writes what is to be said. */
export const speakGuide = `Speaking: words or sentences that learners say aloud; the browser's speech recognition compares. JSON fields:
- "type": "speak"
- "title": its heading, at most 100 characters
- "intro": what to do, at most 500 characters, may be empty
- "language": of what is said, as a language tag such as "en" or "zh-CN"
- "mode": "read" (the words are shown and said), or "answer" (only "prompt" is shown, and the words are found)
- "items": 3 to 8 of {"text": what is said, at most 80 characters, "accepted": up to 4 other ways that are right too, may be
  empty, "prompt": its translation, or in mode "answer" the question, at most 200 characters}
- "threshold": 60 to 100, the percentage of the words from which one counts as said; 80 for most
- "points": 1 to 5
Texts are what people really say. In mode "answer" there is one short answer; "accepted" has every other way to say it.`
