import { nodeOf, plainMetadata, type H5pNode } from './h5pWriter.ts'

/** Questions that stand nowhere else, on pages of one questionnaire. */
export const questionnaire = (nodes: readonly H5pNode[]): H5pNode =>
  nodeOf(
    {
      library: 'H5P.Questionnaire',
      params: {
        questionnaireElements: nodes.map((library) => ({ library, requiredField: false })),
        successScreenOptions: { enableSuccessScreen: true },
      },
    },
    plainMetadata('H5P.Questionnaire'),
  )
