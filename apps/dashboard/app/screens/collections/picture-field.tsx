import { Failure } from '../../shared/failure.tsx'
import { FilePicker } from '../../shared/file-picker.tsx'
import { imageAtWidth } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useMediaUpload } from '../../shared/use-media-upload.ts'
import type { Picture } from './form.ts'

interface PictureFieldProps {
  readonly picture: Picture | null
  readonly onPicture: (picture: Picture | null) => void
}

const WIDTH = 160

/** The picture of a collection: upload, replace, remove. */
export function PictureField({ picture, onPicture }: PictureFieldProps) {
  const { collections } = useMessages()
  const { failure, upload } = useMediaUpload(({ id, url }) => onPicture({ id, url }))
  return (
    <fieldset className="picture-field">
      <legend>{collections.picture}</legend>
      {failure ? <Failure error={failure} /> : null}
      {picture && <img src={imageAtWidth(picture.url, WIDTH)} alt="" width={80} height={100} />}
      <div className="picture-actions">
        <FilePicker
          label={picture ? collections.replacePicture : collections.addPicture}
          accept="image/*"
          onFiles={upload}
        />
        {picture && (
          <button type="button" className="link-button" onClick={() => onPicture(null)}>
            {collections.removePicture}
          </button>
        )}
        {!picture && <p className="field-hint">{collections.pictureHint}</p>}
      </div>
    </fieldset>
  )
}
