import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CodeDetector, createDetector } from './detector.ts'
import { codesInView, type SeenCodes } from './seen-codes.ts'

/**
 * `unsupported`: the browser reads no codes; `refused`: it may not use the camera; `missing`: there is no camera, or another
 * program has it.
 */
export type CameraState = 'off' | 'starting' | 'on' | 'unsupported' | 'refused' | 'missing'

/** Milliseconds between two frames that are searched for codes. */
const FRAME_MS = 120

/** The rear camera, and the codes in its view. */
export function useCamera(onCode: (code: string) => void) {
  const [state, setState] = useState<CameraState>('off')
  const [stream, setStream] = useState<MediaStream>()
  const [detector, setDetector] = useState<CodeDetector>()
  const video = useRef<HTMLVideoElement>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  useEffect(() => () => stopTracks(stream), [stream])
  useFrames(video, stream, detector, onCode)

  const start = async () => {
    setState('starting')
    const found = await createDetector().catch(() => undefined)
    if (!found || !navigator.mediaDevices) return setState('unsupported')
    try {
      const video = { facingMode: 'environment' }
      const opened = await navigator.mediaDevices.getUserMedia({ video })
      // The component was unmounted while the browser asked for permission.
      if (isGone.current) return stopTracks(opened)
      setStream(opened)
      setDetector(found)
      setState('on')
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      setState(isRefused ? 'refused' : 'missing')
    }
  }
  const stop = () => {
    setStream(undefined)
    setState('off')
  }
  return { state, video, start, stop }
}

function stopTracks(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Scans frame after frame, as long as there is a stream. */
function useFrames(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | undefined,
  detector: CodeDetector | undefined,
  onCode: (code: string) => void,
): void {
  const take = useRef(onCode)
  take.current = onCode
  useEffect(() => {
    const element = video.current
    if (!element || !stream || !detector) return
    element.srcObject = stream
    // Browsers that play nothing by themselves show the first frame, which is enough to read.
    element.play().catch(() => {})
    let seen: SeenCodes = new Map()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const search = async () => {
      // A frame that cannot be read is followed by others.
      const found = await detector.detect(element).catch(() => [])
      if (isOver) return
      const codes = found.map(({ rawValue }) => rawValue)
      const frame = codesInView(seen, codes, performance.now())
      seen = frame.seen
      for (const code of frame.arrived) take.current(code)
      timer = setTimeout(() => void search(), FRAME_MS)
    }
    void search()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [video, stream, detector])
}
