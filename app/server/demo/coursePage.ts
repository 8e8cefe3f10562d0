import type { CourseNote } from './data/courseNote.ts'
import type { Drawn, Gallery } from './pictures/gallery.ts'

/** Covers of their own, behind those of careers and activities. */
const firstCover = 60
/** Pictures that are there already, of tags and of faces; they are lent to materials, icons and reviews. */
const [heads, faces, scenes] = [12, 20, 20]

/** What a course shows of itself to people who think about buying it, with the pictures that it uses. */
export async function coursePage(gallery: Gallery, note: CourseNote, index: number) {
  const pictures: Drawn[] = []
  const show = async (purpose: 'cover' | 'head' | 'avatar', number: number): Promise<string> => {
    const picture = await gallery.picture(purpose, number)
    pictures.push(picture)
    return picture.url
  }
  const head = (number: number) => show('head', (index * 5 + number) % heads)
  return {
    pictures,
    cover: await show('cover', firstCover + index),
    materials: await each(note.materials, async ({ link = '', platform = '', ...material }, at) => ({
      ...material,
      link,
      platform,
      image: await head(at),
    })),
    gallery: await each(note.gallery, async (caption, at) => ({
      caption,
      videoId: null,
      image: await show('cover', (index * 3 + at) % scenes),
    })),
    featureIcons: await each(note.featureIcons, async (text, at) => ({ text, icon: await head(at + 4) })),
    sellingPoints: note.sellingPoints.map(([title, detail]) => ({ title, detail })),
    faq: note.faq.map(([question, answer]) => ({ question, answer })),
    reviews: await each(note.reviews, async ([name, position, comment], at) => ({
      name,
      position,
      comment,
      avatar: await show('avatar', (index * 2 + at + 9) % faces),
    })),
    shareImage: note.share[0] === '' ? '' : await head(index + 2),
  }
}

/** One after the other: the same pictures get the same numbers in each demo. */
async function each<T, Made>(
  list: readonly T[],
  make: (item: T, index: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (const [index, item] of list.entries()) made.push(await make(item, index))
  return made
}
