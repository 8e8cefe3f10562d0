import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { AiChatCard } from '../aiChat.schema.ts'

export type AiChatEditorProps = CardEditorProps<AiChatCard>
