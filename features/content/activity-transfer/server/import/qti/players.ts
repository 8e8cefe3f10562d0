import type { Loss } from '../../../questions/foreignQuestion.ts'
import { mediumOf } from '../rich/medium.ts'
import type { QtiFiles } from './qtiFiles.ts'
import { isInteraction } from './qtiItem.ts'
import type { Body } from './qtiJob.ts'
import { attribute, childrenNamed, type QtiNode } from './standard/qtiNodes.ts'

/** The sound or film that an element plays; undefined where it plays none. */
export function mediaOf(
  node: QtiNode,
  files: QtiFiles,
  folder: string,
): { body: Body; name: string } | undefined {
  const source = node.children.find(({ name }) => name === 'source')
  const address = attribute(node, 'data') || attribute(node, 'src') || attribute(source, 'src')
  const type = attribute(node, 'type') || attribute(source, 'type')
  const medium =
    mediumOf(address, type) ?? (node.name === 'audio' || node.name === 'video' ? node.name : undefined)
  if (!medium || address === '') return undefined
  if (/^https?:\/\//.test(address))
    return { name: address, body: { kind: 'media', medium, file: null, address } }
  const file = files.medium(address, folder, medium)
  return file === undefined
    ? undefined
    : { name: address, body: { kind: 'media', medium, file, address: '' } }
}

/** All that is played in a text, and in the prompts of its interactions; what the package does not have is reported. */
export function playersIn(node: QtiNode, files: QtiFiles, folder: string, losses: Loss[]): Body[] {
  if (isInteraction(node))
    return childrenNamed(node, 'prompt').flatMap((prompt) => playersIn(prompt, files, folder, losses))
  if (!/^(object|audio|video)$/.test(node.name))
    return node.children.flatMap((child) => playersIn(child, files, folder, losses))
  const found = mediaOf(node, files, folder)
  if (found) return [found.body]
  const [source] = childrenNamed(node, 'source')
  const address = attribute(node, 'data') || attribute(node, 'src') || attribute(source, 'src')
  const isPlayer = node.name !== 'object' || mediumOf(address, attribute(node, 'type')) !== undefined
  if (isPlayer && address !== '') losses.push({ outcome: 'left', reason: 'fileMissing', text: address })
  return []
}
