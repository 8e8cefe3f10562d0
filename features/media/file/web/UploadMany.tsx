import './file.css'
import { CloudUploadOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useRef } from 'react'
import { fileKinds } from '#kit/contract/file.ts'
import { useRefresh } from '#kit/http/web/query.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { library } from '../file.contract.ts'
import { fileWords } from '../file.words.ts'
import { UploadLine } from './UploadLine.tsx'
import { useUploads } from './useUploads.ts'

const accept = Object.values(fileKinds)
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(',')

/** Uploads several files at once, one after the other; the list shows how each of them fares. */
export function UploadMany() {
  const t = useWords(fileWords)
  const kit = useWords(kitWords)
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads(() => void refresh(library.endpoints.page))
  return (
    <>
      <Button
        icon={<CloudUploadOutlined aria-hidden="true" />}
        onClick={() => input.current?.click()}
        type="primary"
      >
        {t('upload.start')}
      </Button>
      <input
        accept={accept}
        aria-hidden="true"
        className="kit-visually-hidden"
        multiple
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <Modal
        footer={<Button onClick={uploads.close}>{kit('actions.close')}</Button>}
        onCancel={uploads.close}
        open={uploads.isOpen}
        title={t('upload.title')}
      >
        <ul className="file-uploads">
          {uploads.items.map((item) => (
            <li key={item.key}>
              <UploadLine item={item} />
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
