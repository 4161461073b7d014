import { type ConfigKind, groupOf, indented, takeAll, type WishText } from './config.ts';

const REPLICAS =
  /\b(?:with |and |running |of )*(\d+|two|three|four|five) (?:replicas?|pods?|copies|instances)\b/;
const COUNTS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5' };
const IMAGE =
  /\b(?:for |of |running |runs |using |with |that runs )*(?:the |an? )?(?:image |container )?((?:[\w.-]+\/)*[\w.-]+:[\w.-]+|nginx|redis|postgres|mysql|httpd|node|python)(?: (?:image|container|app|server))*\b/;
const SERVICE =
  /\b(?:with |and |plus |exposed (?:by|via|through|with) )*(?:an? )?(?:(load ?balancer|node ?port|cluster ?ip) )?service(?: of type (load ?balancer|node ?port|cluster ?ip))?(?: (?:that exposes|exposing|to expose) it)?(?! account)\b|\bexposed (?:as|via|by|through) (?:an? )?(load ?balancer|node ?port)\b/;
const TYPES: Readonly<Record<string, string>> = {
  loadbalancer: 'LoadBalancer',
  nodeport: 'NodePort',
  clusterip: 'ClusterIP',
};
const PORT =
  /\b(?:on |exposing |exposes |with |using |and |listening on )*(?:the )?(?:container )?port (\d{2,5})\b/;
const PROBES =
  /\b(?:with |and |an? )*(?:(liveness|readiness)(?: (?:and|probe and) (liveness|readiness))?|health) (?:probes?|checks?)(?: (?:on|at|for|to))?(?: (\/[\w/-]*))?/;
const LIMITS =
  /\b(?:with |and |has )*(?:(?:resource|cpu|memory)(?: and )?)+ (?:limits?|requests)(?: and (?:limits|requests))?\b/;
const NAME = /\b(?:called|named) ([a-z][a-z0-9-]*)\b/;

function write(wish: WishText): string[] | undefined {
  if (!wish.take(/\bdeployments?\b/) && !wish.has(REPLICAS)) return undefined;
  const replicas = wish.take(REPLICAS)?.[1] ?? '1';
  const named = wish.take(NAME)?.[1];
  const service = wish.take(SERVICE);
  const asked = groupOf(wish.take(PORT));
  const probes = wish.take(PROBES);
  const hasLimits = wish.take(LIMITS) !== undefined;
  const image = wish.take(IMAGE)?.[1];
  takeAll(wish, /\b(?:manifest|deployment|container|cluster|running|runs|pods?)\b/);
  const name = named ?? image?.replace(/^.*\/|:.*$/g, '') ?? 'app';
  const port = asked ?? (image?.startsWith('nginx') || image?.startsWith('httpd') ? '80' : '8080');
  const kinds = probes ? [...new Set([probes[1], probes[2]].flatMap((one) => one ?? []))] : [];
  const container = [
    `- name: ${name}`,
    ...indented([
      `image: ${image ? (image.includes(':') ? image : `${image}:latest`) : `${name}:latest`}`,
      'ports:',
      `  - containerPort: ${port}`,
      ...(probes ? (kinds.length > 0 ? kinds : ['liveness', 'readiness']) : []).flatMap((kind) => [
        `${kind}Probe:`,
        '  httpGet:',
        `    path: ${probes?.[3] ?? '/'}`,
        `    port: ${port}`,
      ]),
      ...(hasLimits
        ? [
            'resources:',
            '  requests:',
            '    cpu: 100m',
            '    memory: 128Mi',
            '  limits:',
            '    cpu: 500m',
            '    memory: 256Mi',
          ]
        : []),
    ]),
  ];
  const deployment = [
    'apiVersion: apps/v1',
    'kind: Deployment',
    'metadata:',
    `  name: ${name}`,
    'spec:',
    `  replicas: ${COUNTS[replicas] ?? replicas}`,
    '  selector:',
    '    matchLabels:',
    `      app: ${name}`,
    '  template:',
    '    metadata:',
    '      labels:',
    `        app: ${name}`,
    '    spec:',
    '      containers:',
    ...container.map((line) => `        ${line}`),
  ];
  if (!service) return deployment;
  const type = TYPES[(groupOf(service) ?? '').replace(' ', '')] ?? 'ClusterIP';
  return [
    ...deployment,
    '---',
    'apiVersion: v1',
    'kind: Service',
    'metadata:',
    `  name: ${name}`,
    'spec:',
    `  type: ${type}`,
    '  selector:',
    `    app: ${name}`,
    '  ports:',
    `    - port: ${port}`,
    `      targetPort: ${port}`,
  ];
}

export const KUBERNETES: ConfigKind = {
  says: /\b(?:kubernetes|k8s)(?: (?:manifests?|yaml|config|file))*\b/,
  language: 'yaml',
  write,
};
