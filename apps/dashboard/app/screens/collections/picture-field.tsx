import { imageAtWidth } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import { MediaButtons } from '../media/media-buttons.tsx'
import type { Picture } from './form.ts'

interface PictureFieldProps {
  readonly picture: Picture | null
  readonly onPicture: (picture: Picture | null) => void
}

const WIDTH = 160

/** The picture of a collection: upload or choose, replace, remove. */
export function PictureField({ picture, onPicture }: PictureFieldProps) {
  const { collections } = useMessages()
  return (
    <fieldset className="picture-field">
      <legend>{collections.picture}</legend>
      {picture && <img src={imageAtWidth(picture.url, WIDTH)} alt="" width={80} height={100} />}
      <div className="picture-actions">
        <MediaButtons
          kind="image"
          label={picture ? collections.replacePicture : collections.addPicture}
          onMedia={({ id, url }) => onPicture({ id, url })}
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
