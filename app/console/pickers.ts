import { lazy } from 'react'
import { creators, superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { configureKit } from '#kit/feature/web/kitSettings.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { connectScreen } from '#features/ai/ai-connect/web/paths.ts'
import { takeHref } from '#features/ai/ai-config/web/paths.ts'
import { decisionHref } from '#features/content/audit/web/reviewPaths.ts'
import { fileEndpoints } from '#features/media/file/file.contract.ts'
import { operationLogWords } from '#features/people/operation-log/operation-log.words.ts'
import { registerLogged } from '#features/people/operation-log/web/logged.ts'
import { FavouriteStar } from './favourites/FavouriteStar.tsx'
import { listCalls } from './listCalls.ts'
import { webs } from './routing/webs.ts'

/** What pickers and upload fields of any screen may reach, one line each. */
configureKit({
  HeadMark: FavouriteStar,
  connectScreen,
  decisionHref: (resource, id) => decisionHref(resource, id) ?? takeHref(resource, id),
  lists: listCalls,
  uploadEndpoint: fileEndpoints.upload,
  libraryEndpoint: fileEndpoints.page,
  recordHistory: {
    who: superAdmins,
    title: phrase(operationLogWords, 'history'),
    View: lazy(() =>
      import('#features/people/operation-log/web/RecordHistory.tsx').then((file) => ({
        default: file.RecordHistory,
      })),
    ),
  },
  pictureMaker: {
    who: creators,
    state: lightEndpoint({ method: 'GET', path: '/course/activity-card/ai-state', effect: 'read' }),
    generations: lightEndpoint({ method: 'POST', path: '/course/ai-image/generations', effect: 'outside' }),
    choices: lightEndpoint({ method: 'GET', path: '/course/ai-image/choices', effect: 'read' }),
  },
  overviews: Object.assign({}, ...webs.map(({ overviews }) => overviews)),
  sharedStates: Object.assign({}, ...webs.map(({ shares }) => shares)),
  resources: Object.assign({}, ...webs.map(({ pickers }) => pickers)),
})

registerLogged(Object.assign({}, ...webs.map(({ records }) => records)))
