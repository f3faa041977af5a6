// Written by `npm run generate` from openapi/. Changes belong there.

const le=N=>{const C=T,k=N.lengthOf;function x(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(typeof r=="string"){if(k(r)>8e3){const a={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}return x.
errors=e,s===0}function P(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(Array.
isArray(r)){const a=r.length;for(let n=0,u=s;n<a&&s===u;n++)x(r[n],{instancePath:t+"/"+n,parentData:r,parentDataProperty:n,
rootData:o})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)}else{const a={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}return P.errors=e,s===0}const G={type:"\
string",enum:["view","embed","edit"]};function j(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(typeof r!="string"){const a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="view"||r==="embed"||r==="edit")){const a={instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:G.enum},message:"must be equal to one of the allowed values"};e===
null?e=[a]:e.push(a),s++}return j.errors=e,s===0}function g(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(P(r._fields,{instancePath:t+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.context!==void 0&&(j(r.
context,{instancePath:t+"/context",parentData:r,parentDataProperty:"context",rootData:o})||(e=e===null?j.errors:e.concat(
j.errors),s=e.length));else{const a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[a]:e.push(a),s++}return g.errors=e,s===0}const H=new RegExp("(?:[\\d]+|me)","u");function D(r,{
instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(typeof r=="string"){if(!H.test(r)){
const a={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"(?:[\\d]+|me)"},message:'must match pa\
ttern "(?:[\\d]+|me)"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}return D.errors=e,s===0}function c(r,{instancePath:t="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.user_id===
void 0){const a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user_id"},message:"m\
ust have required property 'user_id'"};e===null?e=[a]:e.push(a),s++}r.user_id!==void 0&&(D(r.user_id,{instancePath:t+"/u\
ser_id",parentData:r,parentDataProperty:"user_id",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}else{
const a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
a]:e.push(a),s++}return c.errors=e,s===0}function T(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(g(r.query,{instancePath:t+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.params!==void 0&&(c(r.params,
{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),
s=e.length))),T.errors=e,s===0}const J=I;function y(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(P(r._fields,{instancePath:t+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),s=e.length));else{const a={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}return y.
errors=e,s===0}const K={type:"object",required:[],properties:{app_id:{anyOf:[{type:"string",format:"uuid"},{type:"string",
enum:[""]}]}}},M=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function b(r,{instancePath:t="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.app_id!==void 0){
let n=r.app_id;const u=s;let l=!1;const q=s;if(typeof n=="string"){if(!M.test(n)){const m={instancePath:t+"/app_id",schemaPath:"\
#/properties/app_id/anyOf/0/format",keyword:"format",params:{format:"uuid"},message:'must match format "uuid"'};e===null?
e=[m]:e.push(m),s++}}else{const m={instancePath:t+"/app_id",schemaPath:"#/properties/app_id/anyOf/0/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}var a=q===s;if(l=l||a,!l){const m=s;if(typeof n!=
"string"){const d={instancePath:t+"/app_id",schemaPath:"#/properties/app_id/anyOf/1/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(n!==""){const d={instancePath:t+"/app_id",schemaPath:"\
#/properties/app_id/anyOf/1/enum",keyword:"enum",params:{allowedValues:K.properties.app_id.anyOf[1].enum},message:"must \
be equal to one of the allowed values"};e===null?e=[d]:e.push(d),s++}var a=m===s;l=l||a}if(l)s=u,e!==null&&(u?e.length=u:
e=null);else{const m={instancePath:t+"/app_id",schemaPath:"#/properties/app_id/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[m]:e.push(m),s++}}}else{const n={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return b.errors=e,s===0}const Q=new RegExp(
".*\\S.*","u");function _(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(typeof r==
"string"){if(k(r)>2e3){const a={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),s++}if(k(r)<1){const a={instancePath:t,schemaPath:"#/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),
s++}if(!Q.test(r)){const a={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:".*\\S.*"},message:'\
must match pattern ".*\\S.*"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}return _.errors=e,s===0}function E(r,{
instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.name===void 0){const a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[a]:e.push(a),s++}r.name!==void 0&&(_(r.name,{instancePath:t+"/\
name",parentData:r,parentDataProperty:"name",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}else{const a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),s++}return E.errors=e,s===0}const U={type:"object",required:[],properties:{scopes:{type:"array",maxItems:50,items:{type:"\
string",maxLength:60,pattern:"^(\\*|accounts|core/v2|cal/events/v1|cal/event-aggregator/v1|cal/views/v2|ads-route|ads-ads\
ense|schema-output|oembed/1\\.0|site-health/v1|block-editor/v1):(\\*|read|write|delete)$"}},expires:{type:["string","nul\
l"],format:"date-time-or-local"},allowed_addresses:{type:"array",maxItems:50,items:{anyOf:[{type:"string",maxLength:18,pattern:"\
^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}(?:/(?:3[0-2]|[12]?\\d))?$"},{type:"\
string",maxLength:50,pattern:"^[\\da-fA-F.]*:[\\da-fA-F:.]*(?:/\\d{1,3})?$"}]}}}},W=new RegExp("^(\\*|accounts|core/v2|ca\
l/events/v1|cal/event-aggregator/v1|cal/views/v2|ads-route|ads-adsense|schema-output|oembed/1\\.0|site-health/v1|block-ed\
itor/v1):(\\*|read|write|delete)$","u"),X=new RegExp("^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d\
|[1-9]?\\d)){3}(?:/(?:3[0-2]|[12]?\\d))?$","u"),Y=new RegExp("^[\\da-fA-F.]*:[\\da-fA-F:.]*(?:/\\d{1,3})?$","u"),Z=N.formats["\
date-time-or-local"];function A(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.scopes!==void 0){let n=r.scopes;if(Array.isArray(n)){if(n.length>50){const l={
instancePath:t+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit:50},message:"must NO\
T have more than 50 items"};e===null?e=[l]:e.push(l),s++}const u=n.length;for(let l=0,q=s;l<u&&s===q;l++){let m=n[l];if(typeof m==
"string"){if(k(m)>60){const h={instancePath:t+"/scopes/"+l,schemaPath:"#/properties/scopes/items/maxLength",keyword:"max\
Length",params:{limit:60},message:"must NOT have more than 60 characters"};e===null?e=[h]:e.push(h),s++}if(!W.test(m)){const h={
instancePath:t+"/scopes/"+l,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{pattern:"^(\\*|accou\
nts|core/v2|cal/events/v1|cal/event-aggregator/v1|cal/views/v2|ads-route|ads-adsense|schema-output|oembed/1\\.0|site-heal\
th/v1|block-editor/v1):(\\*|read|write|delete)$"},message:'must match pattern "^(\\*|accounts|core/v2|cal/events/v1|cal/e\
vent-aggregator/v1|cal/views/v2|ads-route|ads-adsense|schema-output|oembed/1\\.0|site-health/v1|block-editor/v1):(\\*|read\
|write|delete)$"'};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:t+"/scopes/"+l,schemaPath:"#/properties/scop\
es/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}}else{const u={
instancePath:t+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[u]:e.push(u),s++}}if(r.expires!==void 0){let n=r.expires;if(typeof n!="string"&&n!==null){const u={instancePath:t+
"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type:U.properties.expires.type},message:"must b\
e string,null"};e===null?e=[u]:e.push(u),s++}if(typeof n=="string"&&!Z(n)){const u={instancePath:t+"/expires",schemaPath:"\
#/properties/expires/format",keyword:"format",params:{format:"date-time-or-local"},message:'must match format "date-time\
-or-local"'};e===null?e=[u]:e.push(u),s++}}if(r.allowed_addresses!==void 0){let n=r.allowed_addresses;if(Array.isArray(n)){
if(n.length>50){const l={instancePath:t+"/allowed_addresses",schemaPath:"#/properties/allowed_addresses/maxItems",keyword:"\
maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[l]:e.push(l),s++}const u=n.length;for(let l=0,
q=s;l<u&&s===q;l++){let m=n[l];const h=s;let d=!1;const ne=s;if(typeof m=="string"){if(k(m)>18){const f={instancePath:t+
"/allowed_addresses/"+l,schemaPath:"#/properties/allowed_addresses/items/anyOf/0/maxLength",keyword:"maxLength",params:{
limit:18},message:"must NOT have more than 18 characters"};e===null?e=[f]:e.push(f),s++}if(!X.test(m)){const f={instancePath:t+
"/allowed_addresses/"+l,schemaPath:"#/properties/allowed_addresses/items/anyOf/0/pattern",keyword:"pattern",params:{pattern:"\
^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}(?:/(?:3[0-2]|[12]?\\d))?$"},message:'\
must match pattern "^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}(?:/(?:3[0-2]|[12]?\\\
d))?$"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:t+"/allowed_addresses/"+l,schemaPath:"#/properties/all\
owed_addresses/items/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(
f),s++}var a=ne===s;if(d=d||a,!d){const f=s;if(typeof m=="string"){if(k(m)>50){const w={instancePath:t+"/allowed_address\
es/"+l,schemaPath:"#/properties/allowed_addresses/items/anyOf/1/maxLength",keyword:"maxLength",params:{limit:50},message:"\
must NOT have more than 50 characters"};e===null?e=[w]:e.push(w),s++}if(!Y.test(m)){const w={instancePath:t+"/allowed_ad\
dresses/"+l,schemaPath:"#/properties/allowed_addresses/items/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[\\da-f\
A-F.]*:[\\da-fA-F:.]*(?:/\\d{1,3})?$"},message:'must match pattern "^[\\da-fA-F.]*:[\\da-fA-F:.]*(?:/\\d{1,3})?$"'};e===
null?e=[w]:e.push(w),s++}}else{const w={instancePath:t+"/allowed_addresses/"+l,schemaPath:"#/properties/allowed_addresse\
s/items/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),s++}var a=f===
s;d=d||a}if(d)s=h,e!==null&&(h?e.length=h:e=null);else{const f={instancePath:t+"/allowed_addresses/"+l,schemaPath:"#/pro\
perties/allowed_addresses/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:
e.push(f),s++}}}else{const u={instancePath:t+"/allowed_addresses",schemaPath:"#/properties/allowed_addresses/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}}else{const n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return A.errors=e,s===
0}function O(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;return b(r,{instancePath:t,
parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),E(r,{instancePath:t,
parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?E.errors:e.concat(E.errors),s=e.length),A(r,{instancePath:t,
parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?A.errors:e.concat(A.errors),s=e.length),O.errors=e,s===0}function I(r,{
instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:t+"/query",parentData:r,parentDataProperty:"query",rootData:o})||
(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(c(r.params,{instancePath:t+"/params",parentData:r,
parentDataProperty:"params",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.body!==void 0&&(O(r.body,
{instancePath:t+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),s=e.
length))),I.errors=e,s===0}const ee=R;function R(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:t+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(c(r.params,
{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),
s=e.length))),R.errors=e,s===0}const re=S;function S(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(g(r.query,{instancePath:t+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.params!==void 0&&(c(r.params,
{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),
s=e.length))),S.errors=e,s===0}const se=V,te=new RegExp("[\\w\\-]+","u");function L(r,{instancePath:t="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;if(typeof r=="string"){if(!te.test(r)){const a={instancePath:t,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"[\\w\\-]+"},message:'must match pattern "[\\w\\-]+"'};e===null?e=[a]:e.push(a),s++}}else{const a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}return L.errors=e,s===0}function v(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.user_id===void 0){const a={instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"user_id"},message:"must have required property 'user_id'"};e===null?e=[a]:e.
push(a),s++}if(r.uuid===void 0){const a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
uuid"},message:"must have required property 'uuid'"};e===null?e=[a]:e.push(a),s++}r.user_id!==void 0&&(D(r.user_id,{instancePath:t+
"/user_id",parentData:r,parentDataProperty:"user_id",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
r.uuid!==void 0&&(L(r.uuid,{instancePath:t+"/uuid",parentData:r,parentDataProperty:"uuid",rootData:o})||(e=e===null?L.errors:
e.concat(L.errors),s=e.length))}else{const a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),s++}return v.errors=e,s===0}function V(r,{instancePath:t="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(g(r.query,{instancePath:t+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.params!==
void 0&&(v(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?v.errors:
e.concat(v.errors),s=e.length))),V.errors=e,s===0}const ae=z;function $(r,{instancePath:t="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.name!==void 0&&(_(r.name,{instancePath:t+
"/name",parentData:r,parentDataProperty:"name",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),s=e.length));else{const a={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),s++}return $.errors=e,s===0}function F(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,
s=0;return b(r,{instancePath:t,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?b.errors:e.concat(b.errors),s=
e.length),$(r,{instancePath:t,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?$.errors:e.concat($.errors),s=
e.length),A(r,{instancePath:t,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?A.errors:e.concat(A.errors),s=
e.length),F.errors=e,s===0}function z(r,{instancePath:t="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,
s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(y(r.query,{instancePath:t+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.params!==void 0&&(v(r.params,
{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),
s=e.length)),r.body!==void 0&&(F(r.body,{instancePath:t+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=
e===null?F.errors:e.concat(F.errors),s=e.length))),z.errors=e,s===0}const oe=B;function B(r,{instancePath:t="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(y(r.query,{instancePath:t+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?y.errors:e.concat(
y.errors),s=e.length)),r.params!==void 0&&(v(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",
rootData:o})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))),B.errors=e,s===0}return{createApplicationPassword:J,
deleteApplicationPassword:oe,deleteApplicationPasswords:ee,getApplicationPassword:se,introspectApplicationPassword:re,listApplicationPasswords:C,
updateApplicationPassword:ae}};export{le as createValidators};
