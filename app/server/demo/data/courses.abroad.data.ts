import type { CourseNote } from './courseNote.ts'

/** Courses in English and Spanish; the Spanish one is still being written. */
export const abroadCourses: readonly CourseNote[] = [
  {
    title: 'From paper to story',
    overview:
      'Take one finding, say how sure we are of it, and turn it into three minutes of sound that a neighbour would listen to.',
    targetLearners: 'People who read research for a living, and people who only wish they did.',
    outcomes: 'One honest headline and one short episode with your own voice.',
    designer: 3,
    teachers: [1],
    careers: [20],
    tags: [6, 5],
    abilities: [
      [34, 'flexiblyApply'],
      [35, 'innovate'],
    ],
    rules: {
      type: 'selfPaced',
      learnMode: 'content',
      unlockMode: 'all',
      showMode: 'grid',
      versionUpdate: 'auto',
      isChasing: true,
    },
    sections: [
      ['What was found', 'Three questions to ask before you write a word.'],
      ['Make it heard', 'One voice, one place, one question.'],
    ],
    places: [
      [1, 'How sure are we?'],
      [2, 'Your first episode'],
    ],
    milestones: [[2, 'Play it to one person']],
    materials: [
      {
        title: 'Clip-on microphone',
        overview: 'Near the mouth beats expensive.',
        quantity: 1,
        source: 'selfPurchase',
        link: 'https://shop.example/microphone',
        platform: 'Example shop',
      },
    ],
    prices: [149, 99],
    gallery: ['Listen first'],
    featureIcons: ['Two weeks', 'Your voice'],
    sellingPoints: [
      ['Honest first', 'You learn to name the size of a study before you name its result.'],
      ['Short on purpose', 'Three minutes leave no room for what nobody needs.'],
    ],
    faq: [
      ['Do I need to be a scientist?', 'No. You need one finding that you care about.'],
      ['Which recorder should I use?', 'The phone in your pocket, in the quietest room you have.'],
    ],
    reviews: [
      [
        'Demo learner Mia',
        'Librarian',
        'I rewrote one headline eleven times. The twelfth was true and still short.',
      ],
    ],
    share: ['From paper to story', 'One finding, three minutes, your own voice.'],
    madeDaysAgo: 56,
    moves: [[48, 'public']],
  },
  {
    title: 'Guía de tu propia ciudad',
    overview:
      'Elige cinco paradas, una historia que las una y un lugar donde tomar café. Al final llevarás a alguien de paseo.',
    targetLearners: 'Quien vive en un sitio y quiere contarlo a quien llega.',
    outcomes: 'Una ruta de un día que ya ha recorrido otra persona.',
    designer: 4,
    teachers: [],
    careers: [],
    tags: [12],
    abilities: [[36, 'apply']],
    rules: {
      type: 'selfPaced',
      learnMode: 'day',
      unlockMode: 'daily',
      showMode: 'path',
      versionUpdate: 'auto',
      isChasing: true,
      days: 5,
    },
    sections: [],
    places: [[1, 'Una ruta en un día']],
    milestones: [[5, 'El primer paseo']],
    materials: [
      {
        title: 'Plano de la ciudad',
        overview: 'De papel: se puede pintar encima.',
        quantity: 1,
        source: 'giveAway',
      },
    ],
    prices: null,
    gallery: [],
    featureIcons: ['A tu paso'],
    sellingPoints: [['Sales a la calle', 'Cada día termina con un paseo corto.']],
    faq: [],
    reviews: [],
    share: ['', ''],
    madeDaysAgo: 9,
    moves: [],
  },
]
