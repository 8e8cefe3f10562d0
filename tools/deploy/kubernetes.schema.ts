import { either, flag, like, list, map, object, oneOf, text, whole, type Schema } from './schema.ts'

// Written after the published definitions of Kubernetes 1.33 (kubernetes, Apache-2.0), reduced to the fields that our files use.

const name = like('^[a-z0-9]([-a-z0-9.]{0,61}[a-z0-9])?$')
const labels = map(like('^[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$'))
const metadata = object({ name, namespace: name, labels, annotations: map(text) }, 'name')
const quantity = either(whole, like(String.raw`^\d+(\.\d+)?(m|k|Ki|M|Mi|G|Gi)?$`))
const selector = object({ matchLabels: labels }, 'matchLabels')
const share = either(whole, like(String.raw`^\d+%$`))
const portName = like('^[a-z0-9]([-a-z0-9]{0,13}[a-z0-9])?$')
const port = either({ type: 'integer', minimum: 1, maximum: 65_535 }, portName)

const probe = object(
  {
    httpGet: object({ path: like('^/'), port, scheme: oneOf('HTTP', 'HTTPS') }, 'port'),
    initialDelaySeconds: whole,
    periodSeconds: whole,
    timeoutSeconds: whole,
    failureThreshold: whole,
    successThreshold: whole,
  },
  'httpGet',
)

const container = object(
  {
    name,
    image: like(String.raw`^[a-z0-9._/-]+:v?\d+\.\d+[\w.-]*$`),
    args: list(text),
    command: list(text),
    envFrom: list(object({ configMapRef: object({ name }, 'name'), secretRef: object({ name }, 'name') })),
    ports: list(
      object({ name: portName, containerPort: port, protocol: oneOf('TCP', 'UDP') }, 'containerPort'),
    ),
    startupProbe: probe,
    readinessProbe: probe,
    livenessProbe: probe,
    resources: object({ requests: map(quantity), limits: map(quantity) }),
    securityContext: object({
      allowPrivilegeEscalation: flag,
      readOnlyRootFilesystem: flag,
      capabilities: object({ drop: list(text), add: list(text) }),
    }),
    volumeMounts: list(object({ name, mountPath: like('^/'), readOnly: flag }, 'name', 'mountPath')),
  },
  'name',
  'image',
)

const pod = (restartPolicy: Schema) =>
  object(
    {
      automountServiceAccountToken: flag,
      containers: list(container),
      restartPolicy,
      terminationGracePeriodSeconds: whole,
      topologySpreadConstraints: list(
        object(
          {
            maxSkew: whole,
            topologyKey: text,
            whenUnsatisfiable: oneOf('DoNotSchedule', 'ScheduleAnyway'),
            labelSelector: selector,
          },
          'maxSkew',
          'topologyKey',
          'whenUnsatisfiable',
        ),
      ),
      securityContext: object({
        runAsNonRoot: flag,
        runAsUser: whole,
        runAsGroup: whole,
        fsGroup: whole,
        seccompProfile: object({ type: oneOf('RuntimeDefault', 'Unconfined', 'Localhost') }, 'type'),
      }),
      volumes: list(object({ name, emptyDir: object({ sizeLimit: quantity, medium: text }) }, 'name')),
    },
    'containers',
  )
const template = (spec: Schema) =>
  object({ metadata: object({ labels, annotations: map(text) }), spec }, 'metadata', 'spec')

const kind = (apiVersion: string, kindName: string, fields: Readonly<Record<string, Schema>>): Schema =>
  object(
    { apiVersion: oneOf(apiVersion), kind: oneOf(kindName), metadata, ...fields },
    ...['apiVersion', 'kind', 'metadata', ...Object.keys(fields)].filter((field) => field !== 'type'),
  )

const deployment = object(
  {
    replicas: whole,
    revisionHistoryLimit: whole,
    selector,
    strategy: object(
      {
        type: oneOf('RollingUpdate', 'Recreate'),
        rollingUpdate: object({ maxSurge: share, maxUnavailable: share }),
      },
      'type',
    ),
    template: template(pod(oneOf('Always'))),
  },
  'selector',
  'template',
)

const job = object(
  {
    backoffLimit: whole,
    activeDeadlineSeconds: whole,
    ttlSecondsAfterFinished: whole,
    // A job has to say what becomes of a pod that fails.
    template: template({ ...pod(oneOf('Never', 'OnFailure')), required: ['containers', 'restartPolicy'] }),
  },
  'template',
)

const service = object(
  {
    selector: labels,
    sessionAffinity: oneOf('None', 'ClientIP'),
    type: oneOf('ClusterIP', 'NodePort', 'LoadBalancer'),
    ports: list(object({ name: portName, port, targetPort: port, protocol: oneOf('TCP', 'UDP') }, 'port')),
  },
  'ports',
)

const disruption = object({ maxUnavailable: share, minAvailable: share, selector }, 'selector')

const scaling = object(
  {
    scaleTargetRef: object({ apiVersion: text, kind: text, name }, 'kind', 'name'),
    minReplicas: whole,
    maxReplicas: whole,
    metrics: list(
      object(
        {
          type: oneOf('Resource'),
          resource: object(
            {
              name: oneOf('cpu', 'memory'),
              target: object(
                { type: oneOf('Utilization', 'AverageValue', 'Value'), averageUtilization: whole },
                'type',
              ),
            },
            'name',
            'target',
          ),
        },
        'type',
      ),
    ),
    behavior: object({
      scaleDown: object({ stabilizationWindowSeconds: whole }),
      scaleUp: object({ stabilizationWindowSeconds: whole }),
    }),
  },
  'scaleTargetRef',
  'maxReplicas',
)

const backend = object(
  { service: object({ name, port: object({ name: portName, number: whole }) }, 'name', 'port') },
  'service',
)
const ingress = object({
  ingressClassName: name,
  tls: list(object({ hosts: list(name), secretName: name })),
  rules: list(
    object({
      host: name,
      http: object(
        {
          paths: list(
            object(
              { path: like('^/'), pathType: oneOf('Prefix', 'Exact', 'ImplementationSpecific'), backend },
              'pathType',
              'backend',
            ),
          ),
        },
        'paths',
      ),
    }),
  ),
})

/** Of each kind of object in our files. */
export const kubernetesSchemas: Readonly<Record<string, Schema>> = {
  ConfigMap: kind('v1', 'ConfigMap', { data: map(text) }),
  Secret: kind('v1', 'Secret', { type: text, stringData: map(text) }),
  Service: kind('v1', 'Service', { spec: service }),
  Deployment: kind('apps/v1', 'Deployment', { spec: deployment }),
  Job: kind('batch/v1', 'Job', { spec: job }),
  PodDisruptionBudget: kind('policy/v1', 'PodDisruptionBudget', { spec: disruption }),
  HorizontalPodAutoscaler: kind('autoscaling/v2', 'HorizontalPodAutoscaler', { spec: scaling }),
  Ingress: kind('networking.k8s.io/v1', 'Ingress', { spec: ingress }),
}
