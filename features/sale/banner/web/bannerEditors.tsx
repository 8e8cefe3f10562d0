import { useId, useState } from 'react'
import type { Option } from '#kit/contract/resource.ts'
import { FileDrop } from '#kit/files/web/FileDrop.tsx'
import { FileView } from '#kit/files/web/FileView.tsx'
import { FormField } from '#kit/form/web/FormField.tsx'
import { OwnField } from '#kit/fields/web/OwnField.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { banner } from '../banner.contract.ts'
import { TargetField } from './TargetField.tsx'

type Props = Parameters<FieldEditor>[0]

/** What belongs to the other kind of push goes; coming back brings what was saved. */
function PushField(props: Props) {
  const { form } = props
  const kind = form.values['pushType']
  const choose = (pushType: unknown) =>
    form.setValues((now) => ({
      ...now,
      pushType,
      nodeType: pushType === 'node' ? form.base['nodeType'] : null,
      pushTime: pushType === 'time' ? form.base['pushTime'] : null,
    }))
  return (
    <>
      <OwnField {...props} resource={banner.name} name="pushType" onChange={choose} />
      {kind === 'node' && (
        <OwnField
          {...props}
          resource={banner.name}
          required="save"
          name="nodeType"
          onChange={(type) => form.change('nodeType', type)}
        />
      )}
      {kind === 'time' && (
        <OwnField
          {...props}
          resource={banner.name}
          required="save"
          name="pushTime"
          onChange={(at) => form.change('pushTime', at)}
        />
      )}
    </>
  )
}

function AudienceField(props: Props) {
  const { form } = props
  return (
    <>
      <OwnField {...props} resource={banner.name} name="audience" />
      {form.values['audience'] === 'users' && (
        <OwnField
          {...props}
          resource={banner.name}
          required="save"
          name="userIds"
          onChange={(ids) => form.change('userIds', ids)}
        />
      )}
    </>
  )
}

function FileTypeField(props: Props) {
  const { form } = props
  const type = form.values['fileType']
  return (
    <>
      <OwnField {...props} resource={banner.name} name="fileType" />
      {type === 'image' && (
        <OwnField
          {...props}
          resource={banner.name}
          required="save"
          name="image"
          onChange={(url) => form.change('image', url)}
        />
      )}
      {type === 'video' && <VideoField {...props} />}
    </>
  )
}

function VideoField({ form, known, disabled }: Props) {
  const words = useResourceWords(banner.name)
  const id = useId()
  const [sent, setSent] = useState<Option>()
  const fileId = form.values['videoId']
  const file = [sent, ...known('videoId')].find((one) => one?.id === fileId)
  const label = words.label('videoId')
  return (
    <FormField {...{ id, label }} path="videoId" problem={form.problems['videoId']} required="save" isGroup>
      {({ describedBy, isInvalid }) => (
        <FileDrop
          {...{ id, label, disabled, describedBy, isInvalid }}
          purpose="video"
          path="videoId"
          hasFile={typeof fileId === 'number'}
          onRemove={() => form.change('videoId', null)}
          onSent={({ id: newId, name, url }) => {
            setSent({ id: newId, label: name, picture: url })
            form.change('videoId', newId)
          }}
        >
          <FileView kind="video" file={file && { name: file.label, url: file.picture ?? '' }} />
        </FileDrop>
      )}
    </FormField>
  )
}

export const bannerEditors: Readonly<Record<string, FieldEditor>> = {
  pushType: (props) => <PushField {...props} />,
  audience: (props) => <AudienceField {...props} />,
  fileType: (props) => <FileTypeField {...props} />,
  targetKind: (props) => <TargetField {...props} />,
}
