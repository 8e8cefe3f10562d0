import type { RowOf } from '#kit/contract/resource.ts'
import { useListening } from '#kit/audio/web/useListening.ts'
import { agoColumn, statusColumn, textColumn, valueColumn, type Column } from '#kit/table/web/columns.tsx'
import type { RowAction } from '#kit/list/web/RowActions.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { fetchFile } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { minimaxVoice, ttsVoice, voiceEndpoints } from '../voice.contract.ts'
import { voiceWords } from '../voice.words.ts'

type Voice = Pick<
  RowOf<typeof ttsVoice>,
  'id' | 'code' | 'language' | 'gender' | 'model' | 'status' | 'updatedAt'
>

const columnsOf = ({ name, machine }: typeof ttsVoice | typeof minimaxVoice): readonly Column<Voice>[] => [
  statusColumn(machine),
  valueColumn(name, 'language'),
  valueColumn(name, 'gender'),
  textColumn('code'),
  { ...textColumn('model'), isOptional: true },
  agoColumn('updatedAt'),
]
const [ttsColumns, toneColumns] = [columnsOf(ttsVoice), columnsOf(minimaxVoice)]
const [ttsDrawer, toneDrawer] = [{ resource: ttsVoice }, { resource: minimaxVoice }]

/** I3: general voices. */
export const VoiceList = () => (
  <ListScreen
    headActions={<ConnectLink />}
    resource={ttsVoice}
    drawer={ttsDrawer}
    columns={ttsColumns}
    deletableIn={['disabled']}
    rowActions={useListenAction()}
  />
)

/** I3: voice tones of MiniMax. */
export const VoiceToneList = () => (
  <ListScreen
    headActions={<ConnectLink />}
    resource={minimaxVoice}
    drawer={toneDrawer}
    columns={toneColumns}
    deletableIn={['disabled']}
    rowActions={useListenAction()}
  />
)

function ConnectLink() {
  const t = useWords(voiceWords)
  return <Go href="/configs/connectVoices">{t('connect')}</Go>
}

/** Has a voice say its sample, and stops it. */
function useListenAction(): (row: Voice) => RowAction[] {
  const t = useWords(voiceWords)
  const listening = useListening()
  const load = (id: number) => async (signal: AbortSignal) =>
    (await fetchFile(voiceEndpoints.preview, { body: { id, speed: 1 }, signal })).blob
  return ({ id, status }) =>
    status === 'enabled'
      ? [
          {
            key: 'listen',
            label: listening.key === String(id) ? t('stop') : t('listen'),
            isFirst: true,
            run: () => listening.toggle(String(id), load(id)),
          },
        ]
      : []
}
