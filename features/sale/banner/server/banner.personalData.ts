import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, linksStay, stays } from '#kit/call/server/personalData.ts'
import { bannerTable, bannerUserTable, bannerViewTable } from './banner.table.ts'

export const bannerPersonalData: PersonalData = {
  fates: [
    stays(
      bannerTable,
      because.work,
      'creatorId',
      'title',
      'status',
      'pushType',
      'nodeType',
      'courseIds',
      'courses',
      'fileType',
      'image',
      'audience',
      'targetKind',
      'targetPath',
    ),
    stays(bannerViewTable, because.answers, 'userId', 'clientId'),
    ...linksStay(bannerUserTable),
  ],
}
