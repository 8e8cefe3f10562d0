import './agent.css'
import { ThunderboltOutlined } from '@ant-design/icons'
import { Alert, Button, Input } from 'antd'
import { useId, useState } from 'react'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { agentEndpoints } from '../agent.contract.ts'
import { agentWords } from '../agent.words.ts'

const promptMax = 1000

/** I1: asks the agent, as it is saved, and shows what came of it. */
export function AgentTrial({ id }: { readonly id: number }) {
  const t = useWords(agentWords)
  const label = useId()
  const [prompt, setPrompt] = useState('')
  const trial = useWrite(agentEndpoints.test)
  const send = () => {
    const question = prompt.trim()
    trial.mutate({ body: { id, ...(question !== '' && { prompt: question }) } })
  }
  return (
    <section className="kit-panel agent-panel" aria-labelledby={label}>
      <h2 id={label}>{t('trial.title')}</h2>
      <p className="kit-muted">{t('trial.lead')}</p>
      <form
        className="agent-trial"
        onKeyDown={(event) =>
          event.nativeEvent.isComposing && event.key === 'Enter' && event.preventDefault()
        }
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Input
          aria-label={t('trial.prompt')}
          maxLength={promptMax}
          placeholder={t('trial.usual')}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
        />
        <Button htmlType="submit" icon={<ThunderboltOutlined aria-hidden="true" />} loading={trial.isPending}>
          {t('trial.ask')}
        </Button>
      </form>
      <div aria-live="polite">
        {trial.isSuccess && <Reply {...trial.data} />}
        {trial.isError && (
          <Alert type="error" showIcon title={t('trial.failed')} description={errorText(trial.error)} />
        )}
      </div>
    </section>
  )
}

function Reply({ reply, inputTokens, outputTokens, ms }: DataOf<typeof agentEndpoints.test>) {
  const t = useWords(agentWords)
  const format = useFormat()
  const seconds = format.number(ms / 1000, 1)
  const [input, output] = [format.number(inputTokens), format.number(outputTokens)]
  return (
    <>
      <blockquote className="agent-reply">{reply}</blockquote>
      <p className="kit-muted">{t('trial.figures', { seconds, input, output })}</p>
    </>
  )
}
