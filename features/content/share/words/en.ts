export const en = {
  access: {
    activityShare: 'Sharing activities',
    courseShare: 'Sharing courses',
    productShare: 'Sharing products',
  },
  title: 'Share “{{title}}”',
  published: '“{{title}}” is public',
  link: 'Public link',
  copy: 'Copy link',
  save: 'Save QR code',
  picture: 'QR code of the link to “{{title}}”',
  audience: {
    activity: {
      everybody: 'Anyone can read its page, and anyone who signs in can start at once.',
      enrolled:
        'Anyone can read its page; those enrolled in a course or product that includes it can learn it.',
    },
    course: {
      enrolled: 'Anyone can read its page; those who have redeemed a code can learn it.',
      readers: 'Anyone can read its page; nobody can learn it yet, because no public product includes it.',
    },
    product: { enrolled: 'Anyone can read its page; those who have a code can redeem it.' },
  },
  first: {
    activity: {
      draft: 'Nobody can see this activity yet. Publish it first, and its link will be here.',
      hidden: 'This activity is offline, so it has no public page. Publish it again first.',
    },
    course: {
      draft: 'Nobody can see this course yet. Publish it first, and its link will be here.',
      closed: 'This course is offline, so it has no public page. Publish it again first.',
    },
    product: {
      draft:
        'Nobody can see this product yet. Submit it for review first; once approved, its link will be here.',
      inner:
        'This product is published internally: only your staff can redeem its codes, and it has no public page. Submit it for review first.',
      reviewing: 'A reviewer is looking at this product. Once it is approved, its link will be here.',
      finished: 'This product is offline, so it has no public page. Publish it again first.',
      rejected: 'A reviewer rejected this product. Fix it and submit it for review again first.',
    },
  },
  next: 'What comes next',
  learner: { title: 'Open as learner', lead: 'In a new tab, as others see it' },
  place: {
    title: 'Add to a course',
    lead: 'One that you can edit, or a new one',
    course: 'Choose a course',
    new: 'New course',
  },
  sell: { title: 'Sell it', lead: 'Create a product that starts with the details of this course' },
  codes: {
    title: 'Generate redemption codes',
    lead: 'A new batch for this product',
    of: 'A new batch for “{{title}}”',
  },
}
