import { createHash } from 'node:crypto'

export interface Script {
  readonly text: string
  readonly sha: string
}
const script = (text: string): Script => ({ text, sha: createHash('sha1').update(text).digest('hex') })

/**
 * Writes what was decided, if the session is still the one it was decided on; else answers with what it is now.
 * `tag` names one revision and is never used twice, so that a Redis set back to an older state cannot pass for the
 * one that was read. An empty `expected`: nobody has made it yet. An empty `tag`: nothing to write, only to compare.
 */
export const COMMIT = script(`
local session, due, outbox = KEYS[1], KEYS[2], KEYS[3]
local id, expected, tag, seat, lanes, v, state, deadline, ttl, channel, number, record, seen = unpack(ARGV)
local held = redis.call('HGET', session, 'tag') or ''
if held ~= expected then
  if held == '' then redis.call('ZREM', due, id) end
  return redis.call('HGETALL', session)
end
if tag == '' then return 'same' end
redis.call('HSET', session, 'tag', tag)
if seat ~= '' then redis.call('HSET', session, 'lanes:' .. seat, lanes) end
if v ~= '' then
  redis.call('HSET', session, 'v', v, 'state', state)
  if seen == 'forget' then redis.call('HDEL', session, 'seen') elseif seen ~= '' then redis.call('HSET', session, 'seen', seen) end
  redis.call('PEXPIRE', session, ttl)
  if deadline == '' then redis.call('ZREM', due, id) else redis.call('ZADD', due, deadline, id) end
  if number ~= '' then redis.call('HSET', outbox, number, record) end
  redis.call('PUBLISH', channel, v .. '|' .. tag)
end
return 'done'
`)

/** Takes a code, or keeps it for longer, if it is free or already this session's. */
export const CLAIM = script(`
local held = redis.call('GET', KEYS[1])
if held and held ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
`)

/**
 * Takes out the entries that have run out and says how many. Whoever asked may die before acting on it, so a session
 * is named once more a little later: the entry \`again\` runs out like any other.
 */
export const LAPSE = script(`
local lapse, here = KEYS[1], KEYS[2]
local id, now, again = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local entries = redis.call('HGETALL', here)
local gone, soonest, repeats = 0, nil, false
for i = 1, #entries, 2 do
  local till = tonumber(string.match(entries[i + 1], '^%d+'))
  if till <= now then
    redis.call('HDEL', here, entries[i])
    gone = gone + 1
    repeats = repeats or entries[i] ~= 'again'
  elseif not soonest or till < soonest then
    soonest = till
  end
end
if repeats then
  redis.call('HSET', here, 'again', ARGV[3] .. '|0')
  if not soonest or again < soonest then soonest = again end
end
if soonest then redis.call('ZADD', lapse, soonest, id) else redis.call('ZREM', lapse, id) end
return gone
`)
