import { isInside, partsOf, subnetOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('finds network, hosts and broadcast', () => {
  assert.deepEqual(subnetOf('192.168.10.77/26'), {
    Network: '192.168.10.64/26',
    Mask: '255.255.255.192',
    Wildcard: '0.0.0.63',
    'First host': '192.168.10.65',
    'Last host': '192.168.10.126',
    Broadcast: '192.168.10.127',
    Hosts: '62',
    Addresses: '64',
  });
});

test('takes masks, links, single hosts and everything', () => {
  assert.equal(subnetOf('10.0.0.1 255.255.0.0').Network, '10.0.0.0/16');
  assert.equal(subnetOf('10.0.0.1/31').Hosts, '2');
  assert.equal(subnetOf('10.0.0.1').Network, '10.0.0.1/32');
  assert.equal(subnetOf('0.0.0.0/0').Addresses, '4,294,967,296');
});

test('says whether an address is inside', () => {
  assert.equal(isInside('10.1.2.3', '10.1.0.0/16'), true);
  assert.equal(isInside('10.2.2.3', '10.1.0.0/16'), false);
});

test('splits a network', () => {
  assert.deepEqual(partsOf('10.0.0.0/24', 26), [
    '10.0.0.0',
    '10.0.0.64',
    '10.0.0.128',
    '10.0.0.192',
  ]);
});

test('refuses what is no address, prefix or mask', () => {
  assert.throws(() => subnetOf('10.0.0/24'), /no IPv4 address/);
  assert.throws(() => subnetOf('10.0.0.0/33'), /no prefix/);
  assert.throws(() => subnetOf('10.0.0.0/255.0.255.0'), /no prefix/);
});
