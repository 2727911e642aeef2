import { useState } from 'react'
import { createCall } from '../../api/client.ts'
import { Failure } from '../../scaffold/failure.tsx'
import { FilePicker } from '../../scaffold/file-picker.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { atWidth } from '../../scaffold/picture-address.ts'
import { useCall } from '../../scaffold/use-operation.ts'
import type { Picture } from './form.ts'

interface PictureFieldProps {
  readonly picture: Picture | null
  readonly onPicture: (picture: Picture | null) => void
}

const WIDTH = 160

/** The picture of a collection: uploaded, replaced or taken away. */
export function PictureField({ picture, onPicture }: PictureFieldProps) {
  const { collections: words } = useMessages()
  const { siteId } = useCall()
  const [failure, setFailure] = useState<unknown>()
  const upload = async ([file]: readonly File[]) => {
    if (!file) return
    setFailure(undefined)
    try {
      const call = createCall(siteId)
      const { media } = await call('media.uploadMedia', { fileName: file.name }, { body: file })
      onPicture({ id: media.id, url: media.url })
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <fieldset className="picture-field">
      <legend>{words.picture}</legend>
      {failure ? <Failure error={failure} /> : null}
      {picture && <img src={atWidth(picture.url, WIDTH)} alt="" width={80} height={100} />}
      <div className="picture-actions">
        <FilePicker
          label={picture ? words.replacePicture : words.addPicture}
          accept="image/*"
          onFiles={upload}
        />
        {picture && (
          <button type="button" className="link-button" onClick={() => onPicture(null)}>
            {words.removePicture}
          </button>
        )}
        {!picture && <p className="field-hint">{words.pictureHint}</p>}
      </div>
    </fieldset>
  )
}
