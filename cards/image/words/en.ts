export const en = {
  label: 'Picture',
  purpose: 'Pictures with points that show more when tapped.',
  fields: {
    pictures: 'Pictures',
    pictureNumber: 'Picture {{number}}',
    zoom: 'Can be enlarged',
    openAll: 'All points must be opened',
    openAllHint: 'The card is complete only then',
    hotspotNumber: 'Point {{number}}',
    hotspotTitle: 'Title of point {{number}}',
    hotspotBody: 'Text of point {{number}}',
    prompt: 'AI prompt',
  },
  edit: {
    addPicture: 'Add a picture',
    addHotspot: 'Add a point',
    removeHotspot: 'Remove the point',
    openText: 'Open the text of point {{number}}',
    closeText: 'Close the text of point {{number}}',
    noText: 'Write what the point shows',
    place:
      'Click the picture to add a point, or a point to write its text. Points move by dragging or with the arrow keys.',
  },
  problems: {
    noPicture: 'There is no picture yet',
    noHotspotTitle: 'Point {{number}} has no title',
  },
  incomplete: 'Open every point to continue',
  play: {
    hotspot: 'Point {{number}}: {{title}}',
    opened: 'opened',
    close: 'Close the point',
    previous: 'Previous picture',
    next: 'Next picture',
    place: 'Picture {{number}} of {{total}}',
    found: '{{found}} of {{total}} points opened',
  },
}
