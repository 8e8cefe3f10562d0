export const en = {
  label: 'Audio',
  purpose: 'A recording with a transcript. Complete when 90% has been heard.',
  fields: {
    file: 'Recording',
    part: 'Part to play',
    transcript: 'Transcript',
    transcriptHint: 'For those who cannot hear it, and to read along',
    slow: 'Offer slow playback',
    slowFile: 'Slow version',
    slowFileHint: 'Without a file, the recording plays at 0.75×',
    voice: 'Voice',
    voiceHint: 'who speaks, or the voice it was made with; optional',
  },
  problems: {
    noFile: 'There is no recording yet',
    endFirst: 'The end is before the start',
    startLate: 'The start is after the end of the recording',
  },
  incomplete: 'Listen to the recording to continue',
  play: { transcript: 'Transcript', voice: 'Voice: {{voice}}' },
}
