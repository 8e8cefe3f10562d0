export const en = {
  label: 'Video',
  purpose: 'A video to watch, with captions and chapters. Complete when enough of it has been watched.',
  fields: {
    source: 'Video source',
    address: 'Address',
    addressHint: 'YouTube, Vimeo, Bilibili or any https address',
  },
  sources: { file: 'Upload', address: 'Web address' },
  edit: {
    elsewhere: 'For external videos we only know that they were opened; that completes the card.',
    openOnly: 'This site opens in a separate page.',
    embedded: 'It is shown within the card, once the learner starts it.',
  },
  problems: {
    noFile: 'There is no video yet',
    noAddress: 'The address is missing',
    badAddress: 'The address must begin with https://',
    endFirst: 'The end is before the start',
    startLate: 'The start is after the end of the video',
    noCaptionFile: 'The captions have no file yet',
    emptyChapter: 'Chapter {{number}} has no title',
    lateChapter: 'Chapter {{number}} begins after the end of the video',
    twinChapter: 'Chapter {{number}} begins at the same time as another',
  },
  incomplete: 'Watch the video to continue',
  play: {
    show: 'Play from {{host}}',
    notice: 'When you play it, {{host}} learns that you are watching.',
    open: 'Open at {{host}}',
    opened: 'opened',
  },
}
