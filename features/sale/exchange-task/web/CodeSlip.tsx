import { CopyOutlined, LinkOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { QrDrawing } from '#kit/picture/web/QrDrawing.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { copyText } from '#kit/view/web/copy.ts'
import { exchangeCode } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { redeemAddress, redeemLink } from '#features/sale/exchange-code/exchange-code.link.ts'
import { exchangeCodeWords } from '#features/sale/exchange-code/exchange-code.words.ts'
import { exchangeTaskWords } from '../exchange-task.words.ts'
import type { Batch, BatchCode } from './batch.ts'

interface CodeSlipProps {
  readonly code: BatchCode
  readonly task: Batch['task']
}

/** One code: on the screen what became of it, on paper what whoever gets it needs; who cannot redeem it any more gets none. */
export function CodeSlip({ code, task }: CodeSlipProps) {
  const t = useWords(exchangeTaskWords)
  const words = useWords(exchangeCodeWords)
  const shown = formatCode(code.code)
  const isOpen = code.status === 'waiting'
  const copies = [
    { key: 'copyCode', icon: <CopyOutlined aria-hidden="true" />, text: shown },
    {
      key: 'copyLink',
      icon: <LinkOutlined aria-hidden="true" />,
      text: redeemLink(task.address, code.code),
    },
  ] as const
  return (
    <li className={isOpen ? 'batch-code' : 'batch-code kit-screen-only'} data-status={code.status}>
      {task.qr === 'with' && (
        <QrDrawing
          text={redeemLink(task.address, code.code, { viaQr: true })}
          label={t('batch.picture', { code: shown })}
        />
      )}
      <p className="kit-paper-only">{task.title || task.productTitle}</p>
      <code>{shown}</code>
      <p className="kit-paper-only">{t('batch.redeemAt', { address: redeemAddress(task.address) })}</p>
      <div className="batch-code-end kit-screen-only">
        <StatusTag machine={exchangeCode.machine} status={code.status} />
        {isOpen &&
          copies.map(({ key, icon, text }) => (
            <Button
              key={key}
              type="text"
              size="small"
              icon={icon}
              aria-label={`${words(key)} ${shown}`}
              title={words(key)}
              onClick={() => void copyText(text)}
            />
          ))}
        {code.redeemedAt !== null && (
          <span className="kit-muted">
            {code.userName} <RelativeTime at={code.redeemedAt} />
          </span>
        )}
      </div>
    </li>
  )
}
