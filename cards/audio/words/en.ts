export const en = {
  label: 'Audio',
  purpose: 'A recording to listen to, with its words to read. Done when 90% was heard.',
  fields: {
    file: 'Recording',
    part: 'Part that is played',
    transcript: 'Transcript',
    transcriptHint: 'For those who cannot hear it, and to read along',
    slow: 'Can be heard slowly',
    slowFile: 'Slow version',
    slowFileHint: 'without a file: the recording at 0.75×',
    voice: 'Voice',
    voiceHint: 'who speaks, or the voice it was made with; optional',
  },
  problems: {
    noFile: 'There is no recording yet',
    endFirst: 'The end is before the start',
    startLate: 'The start is after the end of the recording',
  },
  incomplete: 'Listen to the recording to go on',
  play: { transcript: 'Transcript', voice: 'Voice: {{voice}}' },
}
