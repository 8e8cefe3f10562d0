export const en = {
  faults: {
    tooLarge: 'The picture is larger than {{max}} KB',
    notPicture: 'Only JPG, JPEG and PNG pictures can be uploaded',
    disguised: 'The picture carries something else inside and cannot be taken',
    unreadable: 'The picture is damaged and cannot be opened',
    animated: 'Animated pictures cannot be uploaded',
    tooManyPixels: 'The picture has too many pixels; at most {{max}} million are possible',
    wrongRatio: 'The picture must have the ratio {{width}}:{{height}}',
  },
  problems: {
    notOurs: 'Please upload the picture here; an address from elsewhere cannot be used',
    otherPurpose: 'This picture was uploaded for another place. Please upload it here',
  },
  fields: {
    name: 'Name',
    purpose: 'Purpose',
    size: 'Size',
    creatorId: 'Uploaded by',
    createdAt: 'Uploaded at',
  },
  states: { private: 'Not published yet', public: 'Published' },
  moves: { publish: 'Publish' },
}
