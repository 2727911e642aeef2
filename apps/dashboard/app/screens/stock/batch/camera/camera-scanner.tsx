import { Camera } from 'lucide-react'
import { useMessages } from '../../../../shared/messages.tsx'
import { useCamera } from './use-camera.ts'

interface CameraScannerProps {
  readonly onCode: (code: string) => void
  /** The result of the last scan, such as a product and its number; empty before the first one. */
  readonly result: string
}

/** A button that starts the camera, its view, and the result of the last scan. */
export function CameraScanner({ onCode, result }: CameraScannerProps) {
  const { camera } = useMessages().stockList
  const { state, video, start, stop } = useCamera((code) => {
    // Vibrates where supported, so that users need not look at the screen.
    navigator.vibrate?.(40)
    onCode(code)
  })
  const isRunning = state === 'on' || state === 'starting'
  return (
    <div className="camera">
      <button
        type="button"
        className="button"
        aria-pressed={isRunning}
        disabled={state === 'starting'}
        onClick={() => (isRunning ? stop() : void start())}
      >
        <Camera aria-hidden="true" />
        {isRunning ? camera.stop : camera.start}
      </button>
      {isRunning && (
        <figure className="camera-view">
          <video ref={video} muted playsInline aria-label={camera.view} />
          <span className="camera-line" aria-hidden="true" />
          <figcaption className="field-hint">
            {state === 'starting' ? camera.starting : camera.aim}
          </figcaption>
        </figure>
      )}
      <p className="camera-result" role="status" data-shown={isRunning && result !== ''}>
        {isRunning ? result : ''}
      </p>
      {(state === 'unsupported' || state === 'refused' || state === 'missing') && (
        <p className="notice" role="alert">
          {camera[state]}
        </p>
      )}
    </div>
  )
}
