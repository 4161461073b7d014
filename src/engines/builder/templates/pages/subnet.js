import { workbench } from './workbench.js';

const dotted = (number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');

function numberOf(address) {
  const parts = address.split('.');
  const isAddress =
    parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
  if (!isAddress) throw new Error(`“${address}” is no IPv4 address.`);
  return parts.reduce((sum, part) => ((sum << 8) | Number(part)) >>> 0, 0);
}

/** The network of an address with its prefix length or its mask. */
export function subnetOf(text) {
  const [address, size = '32'] = text.trim().split(/\s*\/\s*|\s+/);
  const mask = /^\d+$/.test(size)
    ? Number(size) === 0
      ? 0
      : (-1 << (32 - Number(size))) >>> 0
    : numberOf(size);
  const bits = mask.toString(2).padStart(32, '0');
  if (Number(size) > 32 || bits.includes('01'))
    throw new Error(`“${size}” is no prefix length and no mask.`);
  const prefix = bits.replaceAll('0', '').length;
  const network = (numberOf(address) & mask) >>> 0;
  const broadcast = (network | ~mask) >>> 0;
  const count = 2 ** (32 - prefix);
  // Two addresses of a link, or a single host, have none to spare.
  const isSmall = prefix > 30;
  return {
    Network: `${dotted(network)}/${prefix}`,
    Mask: dotted(mask),
    Wildcard: dotted(~mask >>> 0),
    'First host': dotted(isSmall ? network : network + 1),
    'Last host': dotted(isSmall ? broadcast : broadcast - 1),
    Broadcast: isSmall ? 'none' : dotted(broadcast),
    Hosts: (isSmall ? count : count - 2).toLocaleString('en'),
    Addresses: count.toLocaleString('en'),
  };
}

/** True for an address that lies in the network. */
export const isInside = (address, network) =>
  subnetOf(`${address}/${subnetOf(network).Network.split('/')[1]}`).Network ===
  subnetOf(network).Network;

/** The networks of a longer prefix that a network has room for. */
export function partsOf(network, prefix, most = 256) {
  const [start, own] = subnetOf(network).Network.split('/');
  const count = 2 ** (prefix - Number(own));
  if (!(prefix >= Number(own) && prefix <= 32)) return [];
  return Array.from({ length: Math.min(count, most) }, (_, at) =>
    dotted((numberOf(start) + at * 2 ** (32 - prefix)) >>> 0),
  );
}

export function mount(root, { title, network }) {
  return workbench(root, {
    title,
    fields: [
      { name: 'network', label: 'Address with prefix or mask', value: network, size: '30' },
      { name: 'address', label: 'Is this address in it?', size: '18' },
      { name: 'prefix', label: 'Split into /', type: 'number', min: '1', max: '32' },
    ],
    run(values) {
      const rows = Object.entries(subnetOf(values.network));
      const inside = values.address === '' ? undefined : isInside(values.address, values.network);
      const parts = values.prefix === '' ? [] : partsOf(values.network, Number(values.prefix));
      return [
        { rows },
        ...(inside === undefined
          ? []
          : [
              {
                note: `${values.address} is ${inside ? '' : 'not '}in this network.`,
                bad: !inside,
              },
            ]),
        ...(parts.length === 0
          ? []
          : [
              {
                label: `Networks of /${values.prefix}`,
                text: parts.map((part) => `${part}/${values.prefix}`).join('\n'),
              },
            ]),
      ];
    },
  });
}
