import { describe, expect, it } from '@jest/globals'
import { isPublicAddress } from '../../../src/adapters/outgoing/addresses.ts'

describe('Public addresses', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:800::200e'])(
    'are those like %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

describe('Addresses that are not public', () => {
  it.each([
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
    ['unspecified', ['0.0.0.0', '0.1.2.3', '::']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1']],
    ['link-local', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1']],
    ['site-local', ['fec0::1']],
    ['shared', ['100.64.0.1', '100.100.100.200', '100.127.255.255']],
    ['multicast and broadcast', ['224.0.0.1', '239.1.1.1', '255.255.255.255', 'ff02::1']],
    ['reserved', ['192.0.0.8', '192.0.2.1', '198.18.0.1', '203.0.113.7', '240.0.0.1']],
    ['documentation', ['2001:db8::1', '3fff::1']],
    ['mapped IPv4', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::ffff:0:7f00:1']],
    ['compatible IPv4', ['::127.0.0.1', '::8.8.8.8']],
    ['NAT64', ['64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1']],
    ['6to4', ['2002:7f00:1::1', '2002:808:808::1']],
    ['Teredo', ['2001:0:4136:e378:8000:63bf:3fff:fdd2']],
    ['ISATAP', ['2606:4700::5efe:127.0.0.1', '2606:4700::200:5efe:10.0.0.1']],
    ['of a cloud', ['168.63.129.16']],
    ['not given out', ['4000::1', '5f00::1', '100::1']],
    ['no address at all', ['', 'localhost', '1.2.3', '0x7f.0.0.1', '127.1', '8.8.8.8.', 'x']],
  ])('are %s ones', (_kind, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })
})
