import { ability } from '#features/ability/ability.contract.ts'
import { career } from '#features/career/career.contract.ts'
import { fileEndpoints } from '#features/file/file.contract.ts'
import { tag } from '#features/tag/tag.contract.ts'
import { userEndpoints } from '#features/user/user.contract.ts'
import { configureKit } from '#kit/web/kitSettings.ts'

/** What pickers and upload fields of any screen may reach, one line each. */
configureKit({
  uploadEndpoint: fileEndpoints.upload,
  resources: {
    ability: { options: ability.endpoints.options },
    career: { options: career.endpoints.options },
    tag: { options: tag.endpoints.options },
    user: { options: userEndpoints.options },
  },
})
