export const en = {
  faults: {
    missing: 'Please choose a file to upload',
    tooLarge: 'The picture is larger than {{max}} KB',
    notPicture: 'Only JPG, JPEG and PNG pictures can be uploaded',
    wrongName: 'The file is named {{extension}} but its content is something else',
    unreadable: 'The picture is damaged and cannot be opened',
    animated: 'Animated pictures cannot be uploaded',
    tooManyPixels: 'The picture has too many pixels; at most {{max}} million are possible',
    wrongRatio: 'The picture must have the ratio {{width}}:{{height}}',
    tooSmall: 'The picture is too small; it needs at least {{min}} pixels on each side',
  },
  problems: {
    notOurs: 'Please upload the picture here; an address from elsewhere cannot be used',
    otherPurpose: 'This picture was uploaded for another place. Please upload it here',
  },
  fields: {
    name: 'Name',
    purpose: 'Purpose',
    size: 'Size',
    ownerId: 'Uploaded by',
    createdAt: 'Uploaded at',
  },
}
