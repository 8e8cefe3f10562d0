import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import type { AiChatCard } from '../aiChat.schema.ts'

export type AiChatEditorProps = CardEditorProps<AiChatCard>
