import { Switch, TextField } from '../../shared/fields.tsx'
import { imageAtWidth, mediaFilePath } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { MediaButtons } from '../media/media-buttons.tsx'
import type { Picture } from './form.ts'

interface PictureFieldProps {
  readonly picture: Picture | undefined
  readonly error: string | undefined
  readonly onPicture: (picture: Picture | undefined) => void
}

const WIDTH = 240

/** A picture of a section with its alternative text. */
export function PictureField({ picture, error, onPicture }: PictureFieldProps) {
  const { pages } = useMessages()
  const { mediaId = '' } = picture ?? {}
  const library = useOperation('media.getMedia', { id: mediaId }, { enabled: mediaId !== '' })
  const libraryText = library.data?.media.altText ?? ''
  return (
    <fieldset className="picture-field">
      <legend>{pages.picture}</legend>
      {picture && (
        <img
          src={imageAtWidth(mediaFilePath(picture.mediaId), WIDTH)}
          alt=""
          width={80}
          height={100}
        />
      )}
      <div className="picture-actions">
        <MediaButtons
          kind="image"
          label={picture ? pages.replacePicture : pages.addPicture}
          onMedia={({ id }) => onPicture({ ...picture, mediaId: id })}
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
              hint={libraryText === '' ? pages.altTextHint : pages.libraryText}
              placeholder={libraryText}
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
