/** The instructions by which an AI writes vocabulary. */
export const vocabGuide = `Vocabulary to be practised. JSON fields:
- "type": "vocab"
- "title": what the words are about, at most 100 characters
- "language": language tag of the terms, e.g. "en", "zh-CN", "ja", "es"
- "terms": 5 to 20 of {"term" (at most 80 characters), "reading" (pinyin, kana or IPA; empty where it helps nobody),
  "partOfSpeech" (at most 30), "meaning" (in the learner's language, at most 200; short and unlike the other meanings),
  "example" (a natural sentence with the term, at most 300), "translation" (of the example, at most 300)}
- "modes": some of "show", "match", "choose", "listen", "spell", "dictation"; always "show" for new words
- "streak": how often in a row a term must be right, usually 2
- "points": 1 to 5
Terms belong to one topic, in their dictionary form, from the commonest to the rarest.`
