import sharp from 'sharp'
import { plainArchive } from '#kit/files/server/archive.ts'

/** A small picture of one colour, as documents bring them. */
export const drawnPicture = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#64c2e0' } })
    .png()
    .toBuffer()

/** A Markdown document with a picture in it and a question that can be scored. */
export const markdownWith = (picture: Buffer): string => `# Interviewing

Ask, then **listen**.

![A hall](data:image/png;base64,${picture.toString('base64')})

Which of these is an open question?

- [x] What happened then?
- [ ] Did you like it?

> It begins with what.
`

/** The same document with its picture beside it. */
export const zippedMarkdown = (picture: Buffer): Promise<Buffer> =>
  plainArchive(
    new Map([
      ['talk/read.md', Buffer.from('# Talk\n\n![A hall](img/hall%201.png)\n\n![gone](img/gone.png)\n')],
      ['talk/img/hall 1.png', picture],
    ]),
  )
