// Written by `npm run generate` from openapi/. Changes belong there.

const re=L=>{const z=N,b=L.lengthOf;function k(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;if(typeof r=="string"){if(b(r)>8e3){const o={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}return k.
errors=e,s===0}function v(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(Array.
isArray(r)){const o=r.length;for(let n=0;n<o;n++)k(r[n],{instancePath:t+"/"+n,parentData:r,parentDataProperty:n,rootData:a})||
(e=e===null?k.errors:e.concat(k.errors),s=e.length)}else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}return v.errors=e,s===0}const B={type:"string",enum:[
"view","embed","edit"]};function q(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;
if(typeof r!="string"){const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[o]:e.push(o),s++}if(!(r==="view"||r==="embed"||r==="edit")){const o={instancePath:t,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:
e.push(o),s++}return q.errors=e,s===0}function f(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(v(r._fields,{instancePath:t+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:a})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.context!==void 0&&(q(r.
context,{instancePath:t+"/context",parentData:r,parentDataProperty:"context",rootData:a})||(e=e===null?q.errors:e.concat(
q.errors),s=e.length));else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),s++}return f.errors=e,s===0}const C=new RegExp("(?:[\\d]+|me)","u");function d(r,{
instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(typeof r=="string"){if(!C.test(r)){
const o={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"(?:[\\d]+|me)"},message:'must match pa\
ttern "(?:[\\d]+|me)"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}return d.errors=e,s===0}function m(r,{instancePath:t="",
parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.user_id===
void 0){const o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user_id"},message:"m\
ust have required property 'user_id'"};e===null?e=[o]:e.push(o),s++}r.user_id!==void 0&&(d(r.user_id,{instancePath:t+"/u\
ser_id",parentData:r,parentDataProperty:"user_id",rootData:a})||(e=e===null?d.errors:e.concat(d.errors),s=e.length))}else{
const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
o]:e.push(o),s++}return m.errors=e,s===0}function N(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(f(r.query,{instancePath:t+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.params!==void 0&&(m(r.params,
{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),
s=e.length))),N.errors=e,s===0}const F=T;function c(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(v(r._fields,{instancePath:t+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:a})||(e=e===null?v.errors:e.concat(v.errors),s=e.length));else{const o={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return c.
errors=e,s===0}const G={type:"object",required:[],properties:{app_id:{anyOf:[{type:"string",format:"uuid"},{type:"string",
enum:[""]}]}}},H=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function P(r,{instancePath:t="",parentData:p,
parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.app_id!==void 0){
let n=r.app_id;const i=s;let y=!1;const u=s;if(typeof n=="string"){if(!H.test(n)){const g={instancePath:t+"/app_id",schemaPath:"\
#/properties/app_id/anyOf/0/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?
e=[g]:e.push(g),s++}}else{const g={instancePath:t+"/app_id",schemaPath:"#/properties/app_id/anyOf/0/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}var o=u===s;if(y=y||o,!y){const g=s;if(typeof n!=
"string"){const _={instancePath:t+"/app_id",schemaPath:"#/properties/app_id/anyOf/1/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[_]:e.push(_),s++}if(n!==""){const _={instancePath:t+"/app_id",schemaPath:"\
#/properties/app_id/anyOf/1/enum",keyword:"enum",params:{allowedValues:G.properties.app_id.anyOf[1].enum},message:"must \
be equal to one of the allowed values"};e===null?e=[_]:e.push(_),s++}var o=g===s;y=y||o}if(y)s=i,e!==null&&(i?e.length=i:
e=null);else{const g={instancePath:t+"/app_id",schemaPath:"#/properties/app_id/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[g]:e.push(g),s++}}}else{const n={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return P.errors=e,s===0}const J=new RegExp(
".*\\S.*","u");function w(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(typeof r==
"string"){if(b(r)>2e3){const o={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),s++}if(b(r)<1){const o={instancePath:t,schemaPath:"#/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),
s++}if(!J.test(r)){const o={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:".*\\S.*"},message:'\
must match pattern ".*\\S.*"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}return w.errors=e,s===0}function A(r,{
instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.name===void 0){const o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[o]:e.push(o),s++}r.name!==void 0&&(w(r.name,{instancePath:t+"/\
name",parentData:r,parentDataProperty:"name",rootData:a})||(e=e===null?w.errors:e.concat(w.errors),s=e.length))}else{const o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),s++}return A.errors=e,s===0}const K={type:"object",required:[],properties:{scopes:{type:"array",maxItems:50,items:{type:"\
string",maxLength:60,pattern:"^(\\*|accounts|core/v2|cal/events/v1|cal/event-aggregator/v1|cal/views/v2|ads-route|ads-ads\
ense|schema-output|oembed/1\\.0|site-health/v1|block-editor/v1):(\\*|read|write|delete)$"}},expires:{type:["string","nul\
l"],format:"date-time-or-local"},allowed_addresses:{type:"array",maxItems:50,items:{type:"string",maxLength:50}}}},M=new RegExp(
"^(\\*|accounts|core/v2|cal/events/v1|cal/event-aggregator/v1|cal/views/v2|ads-route|ads-adsense|schema-output|oembed/1\\.\
0|site-health/v1|block-editor/v1):(\\*|read|write|delete)$","u"),Q=L.formats["date-time-or-local"];function D(r,{instancePath:t="",
parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.scopes!==
void 0){let o=r.scopes;if(Array.isArray(o)){if(o.length>50){const i={instancePath:t+"/scopes",schemaPath:"#/properties/s\
copes/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[i]:e.push(i),
s++}const n=o.length;for(let i=0;i<n;i++){let y=o[i];if(typeof y=="string"){if(b(y)>60){const u={instancePath:t+"/scopes\
/"+i,schemaPath:"#/properties/scopes/items/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more \
than 60 characters"};e===null?e=[u]:e.push(u),s++}if(!M.test(y)){const u={instancePath:t+"/scopes/"+i,schemaPath:"#/prop\
erties/scopes/items/pattern",keyword:"pattern",params:{pattern:"^(\\*|accounts|core/v2|cal/events/v1|cal/event-aggregator\
/v1|cal/views/v2|ads-route|ads-adsense|schema-output|oembed/1\\.0|site-health/v1|block-editor/v1):(\\*|read|write|delete)$"},
message:'must match pattern "^(\\*|accounts|core/v2|cal/events/v1|cal/event-aggregator/v1|cal/views/v2|ads-route|ads-adse\
nse|schema-output|oembed/1\\.0|site-health/v1|block-editor/v1):(\\*|read|write|delete)$"'};e===null?e=[u]:e.push(u),s++}}else{
const u={instancePath:t+"/scopes/"+i,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),s++}}}else{const n={instancePath:t+"/scopes",schemaPath:"#/properties/scopes/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.expires!==void 0){
let o=r.expires;if(typeof o!="string"&&o!==null){const n={instancePath:t+"/expires",schemaPath:"#/properties/expires/typ\
e",keyword:"type",params:{type:K.properties.expires.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}if(typeof o==
"string"&&!Q(o)){const n={instancePath:t+"/expires",schemaPath:"#/properties/expires/format",keyword:"format",params:{format:"\
date-time-or-local"},message:'must match format "date-time-or-local"'};e===null?e=[n]:e.push(n),s++}}if(r.allowed_addresses!==
void 0){let o=r.allowed_addresses;if(Array.isArray(o)){if(o.length>50){const i={instancePath:t+"/allowed_addresses",schemaPath:"\
#/properties/allowed_addresses/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};
e===null?e=[i]:e.push(i),s++}const n=o.length;for(let i=0;i<n;i++){let y=o[i];if(typeof y=="string"){if(b(y)>50){const u={
instancePath:t+"/allowed_addresses/"+i,schemaPath:"#/properties/allowed_addresses/items/maxLength",keyword:"maxLength",params:{
limit:50},message:"must NOT have more than 50 characters"};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:t+"/\
allowed_addresses/"+i,schemaPath:"#/properties/allowed_addresses/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),s++}}}else{const n={instancePath:t+"/allowed_addresses",schemaPath:"#/properti\
es/allowed_addresses/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{
const o={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
o]:e.push(o),s++}return D.errors=e,s===0}function j(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;return P(r,{instancePath:t,parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?P.errors:e.concat(
P.errors),s=e.length),A(r,{instancePath:t,parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?A.errors:e.concat(
A.errors),s=e.length),D(r,{instancePath:t,parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?D.errors:e.concat(
D.errors),s=e.length),j.errors=e,s===0}function T(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(c(r.query,{instancePath:t+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.params!==void 0&&(m(r.params,
{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),
s=e.length)),r.body!==void 0&&(j(r.body,{instancePath:t+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=
e===null?j.errors:e.concat(j.errors),s=e.length))),T.errors=e,s===0}const U=I;function I(r,{instancePath:t="",parentData:p,
parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(c(r.query,{instancePath:t+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?c.errors:e.concat(
c.errors),s=e.length)),r.params!==void 0&&(m(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",
rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))),I.errors=e,s===0}const W=$;function $(r,{instancePath:t="",
parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(f(r.query,{instancePath:t+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?f.errors:e.
concat(f.errors),s=e.length)),r.params!==void 0&&(m(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"\
params",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))),$.errors=e,s===0}const X=R,Y=new RegExp("[\\w\
\\-]+","u");function x(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(typeof r==
"string"){if(!Y.test(r)){const o={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"[\\w\\-]+"},message:'\
must match pattern "[\\w\\-]+"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}return x.errors=e,s===0}function h(r,{
instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.user_id===void 0){const o={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"u\
ser_id"},message:"must have required property 'user_id'"};e===null?e=[o]:e.push(o),s++}if(r.uuid===void 0){const o={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"uuid"},message:"must have required property 'uuid'"};
e===null?e=[o]:e.push(o),s++}r.user_id!==void 0&&(d(r.user_id,{instancePath:t+"/user_id",parentData:r,parentDataProperty:"\
user_id",rootData:a})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),r.uuid!==void 0&&(x(r.uuid,{instancePath:t+"\
/uuid",parentData:r,parentDataProperty:"uuid",rootData:a})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))}else{const o={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),s++}return h.errors=e,s===0}function R(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,
s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(f(r.query,{instancePath:t+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.params!==void 0&&(h(r.params,
{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),
s=e.length))),R.errors=e,s===0}const Z=S;function E(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.name!==void 0&&(w(r.name,{instancePath:t+"/name",parentData:r,
parentDataProperty:"name",rootData:a})||(e=e===null?w.errors:e.concat(w.errors),s=e.length));else{const o={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return E.
errors=e,s===0}function O(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;return P(
r,{instancePath:t,parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?P.errors:e.concat(P.errors),s=e.length),E(
r,{instancePath:t,parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?E.errors:e.concat(E.errors),s=e.length),D(
r,{instancePath:t,parentData:p,parentDataProperty:l,rootData:a})||(e=e===null?D.errors:e.concat(D.errors),s=e.length),O.
errors=e,s===0}function S(r,{instancePath:t="",parentData:p,parentDataProperty:l,rootData:a=r}={}){let e=null,s=0;return r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(c(r.query,{instancePath:t+"/query",parentData:r,parentDataProperty:"\
query",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.params!==void 0&&(h(r.params,{instancePath:t+
"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.
body!==void 0&&(O(r.body,{instancePath:t+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=e===null?O.errors:
e.concat(O.errors),s=e.length))),S.errors=e,s===0}const ee=V;function V(r,{instancePath:t="",parentData:p,parentDataProperty:l,
rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(c(r.query,{instancePath:t+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.params!==
void 0&&(h(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length))),V.errors=e,s===0}return{createApplicationPassword:F,deleteApplicationPassword:ee,deleteApplicationPasswords:U,
getApplicationPassword:X,introspectApplicationPassword:W,listApplicationPasswords:z,updateApplicationPassword:Z}};export{re as createValidators};
