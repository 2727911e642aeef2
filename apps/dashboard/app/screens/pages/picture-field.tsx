import { Failure } from '../../shared/failure.tsx'
import { Switch, TextField } from '../../shared/fields.tsx'
import { FilePicker } from '../../shared/file-picker.tsx'
import { imageAtWidth, mediaFilePath } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useMediaUpload } from '../../shared/use-media-upload.ts'
import type { Picture } from './form.ts'

interface PictureFieldProps {
  readonly picture: Picture | undefined
  readonly error: string | undefined
  readonly onPicture: (picture: Picture | undefined) => void
}

const WIDTH = 240

/** A picture of a section with the text for those who cannot see it. */
export function PictureField({ picture, error, onPicture }: PictureFieldProps) {
  const { pages } = useMessages()
  const { failure, upload } = useMediaUpload(({ id: mediaId }) =>
    onPicture({ ...picture, mediaId }),
  )
  return (
    <fieldset className="picture-field">
      <legend>{pages.picture}</legend>
      {failure ? <Failure error={failure} /> : null}
      {picture && (
        <img
          src={imageAtWidth(mediaFilePath(picture.mediaId), WIDTH)}
          alt=""
          width={80}
          height={100}
        />
      )}
      <div className="picture-actions">
        <FilePicker
          label={picture ? pages.replacePicture : pages.addPicture}
          accept="image/*"
          onFiles={upload}
        />
        {picture && (
          <button type="button" className="link-button" onClick={() => onPicture(undefined)}>
            {pages.removePicture}
          </button>
        )}
      </div>
      {picture && (
        <div className="page-picture-text">
          {!picture.decorative && (
            <TextField
              label={pages.altText}
              hint={pages.altTextHint}
              {...(error && { error })}
              maxLength={300}
              dir="auto"
              value={picture.altText ?? ''}
              onText={(altText) => onPicture({ ...picture, altText })}
            />
          )}
          <Switch
            label={pages.decorative}
            checked={picture.decorative ?? false}
            onChecked={(decorative) => onPicture({ ...picture, decorative })}
          />
        </div>
      )}
    </fieldset>
  )
}
