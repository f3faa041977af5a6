// Written by `npm run generate` from openapi/. Changes belong there.

const U=T=>{const z=$,N={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/6"},page:{$ref:"/shared/2"},
per_page:{type:"integer",minimum:1,maximum:100},status:{type:"array",items:{type:"string",enum:["draft","pending","succe\
ss","failed","schedule"]}},origin:{type:"array",items:{$ref:"/shared/0"}},type:{$ref:"/shared/4"},parent:{type:"integer",
minimum:0},search:{$ref:"/shared/3"},order:{type:"string",enum:["asc","desc"]}}},params:{$ref:"/shared/8"},body:{}}},A=T.
lengthOf;function w(r,{instancePath:o="",parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;if(typeof r==
"string"){if(A(r)>8e3){const t={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"\
must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}function f(r,{
instancePath:o="",parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;
for(let a=0,n=s;a<t&&s===n;a++)w(r[a],{instancePath:o+"/"+a,parentData:r,parentDataProperty:a,rootData:p})||(e=e===null?
w.errors:e.concat(w.errors),s=e.length)}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}function y(r,{instancePath:o="",parentData:i,
parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o,schemaPath:"#/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}return y.errors=e,s===0}const B={
type:"string",enum:["ics","csv","url"]};function h(r,{instancePath:o="",parentData:i,parentDataProperty:l,rootData:p=r}={}){
let e=null,s=0;if(typeof r!="string"){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="ics"||r==="csv"||r==="url")){const t={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:B.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}return h.errors=e,s===0}const C={type:"string",enum:["manual","schedule"]};function v(r,{instancePath:o="",
parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="manual"||
r==="schedule")){const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:C.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}function d(r,{instancePath:o="",
parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;if(typeof r=="string"){if(A(r)>200){const t={instancePath:o,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}return d.errors=e,s===0}function g(r,{instancePath:o="",parentData:i,parentDataProperty:l,
rootData:p=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:o,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return g.errors=e,s===
0}function $(r,{instancePath:o="",parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==
void 0&&(f(t._fields,{instancePath:o+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),s=e.length)),t.page!==void 0&&(y(t.page,{instancePath:o+"/query/page",parentData:t,parentDataProperty:"\
page",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.per_page!==void 0){let a=t.per_page;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const n={instancePath:o+"/query/per_page",schemaPath:"#/properties/query/prop\
erties/per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof a==
"number"&&isFinite(a)){if(a>100||isNaN(a)){const n={instancePath:o+"/query/per_page",schemaPath:"#/properties/query/prop\
erties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[n]:e.
push(n),s++}if(a<1||isNaN(a)){const n={instancePath:o+"/query/per_page",schemaPath:"#/properties/query/properties/per_pa\
ge/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}}if(t.
status!==void 0){let a=t.status;if(Array.isArray(a)){const n=a.length;for(let c=0,E=s;c<n&&s===E;c++){let D=a[c];if(typeof D!=
"string"){const q={instancePath:o+"/query/status/"+c,schemaPath:"#/properties/query/properties/status/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),s++}if(!(D==="draft"||D==="pending"||D===
"success"||D==="failed"||D==="schedule")){const q={instancePath:o+"/query/status/"+c,schemaPath:"#/properties/query/prop\
erties/status/items/enum",keyword:"enum",params:{allowedValues:N.properties.query.properties.status.items.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[q]:e.push(q),s++}}}else{const n={instancePath:o+"/query/status",
schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[n]:e.push(n),s++}}if(t.origin!==void 0){let a=t.origin;if(Array.isArray(a)){const n=a.length;for(let c=0,E=s;c<n&&
s===E;c++)h(a[c],{instancePath:o+"/query/origin/"+c,parentData:a,parentDataProperty:c,rootData:p})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)}else{const n={instancePath:o+"/query/origin",schemaPath:"#/properties/query/properties/or\
igin/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(t.type!==void 0&&
(v(t.type,{instancePath:o+"/query/type",parentData:t,parentDataProperty:"type",rootData:p})||(e=e===null?v.errors:e.concat(
v.errors),s=e.length)),t.parent!==void 0){let a=t.parent;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const n={
instancePath:o+"/query/parent",schemaPath:"#/properties/query/properties/parent/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){const n={
instancePath:o+"/query/parent",schemaPath:"#/properties/query/properties/parent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}if(t.search!==void 0&&(d(t.search,{instancePath:o+"/q\
uery/search",parentData:t,parentDataProperty:"search",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),
t.order!==void 0){let a=t.order;if(typeof a!="string"){const n={instancePath:o+"/query/order",schemaPath:"#/properties/q\
uery/properties/order/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}
if(!(a==="asc"||a==="desc")){const n={instancePath:o+"/query/order",schemaPath:"#/properties/query/properties/order/enum",
keyword:"enum",params:{allowedValues:N.properties.query.properties.order.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[n]:e.push(n),s++}}}else{const a={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}r.params!==void 0&&(g(r.params,{instancePath:o+
"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?g.errors:e.concat(g.errors),s=e.length))}return $.
errors=e,s===0}const G=x;function u(r,{instancePath:o="",parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(f(r._fields,{instancePath:o+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length));else{const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return u.
errors=e,s===0}const j={type:"object",required:["origin"],properties:{origin:{$ref:"/shared/0"},source:{$ref:"/shared/1"},
media:{$ref:"/shared/2"},source_name:{$ref:"/shared/3"},type:{$ref:"/shared/4"},frequency:{type:"string",enum:["on_deman\
d","every30mins","hourly","daily","weekly","monthly"]},post_status:{type:"string",enum:["publish","pending","draft","pri\
vate","do_not_override"]},category:{type:"array",maxItems:50,items:{$ref:"/shared/2"}},update_authority:{type:"string",enum:[
"overwrite","preserve_changes","retain"]},csv_type:{$ref:"/shared/5"},day_first:{type:"boolean"},include_private:{type:"\
boolean"},start:{type:"boolean"}},additionalProperties:!0};function b(r,{instancePath:o="",parentData:i,parentDataProperty:l,
rootData:p=r}={}){let e=null,s=0;if(typeof r=="string"){if(A(r)>2048){const t={instancePath:o,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}return b.errors=e,s===0}const H={type:"string",enum:["events","venues","organizers"]};function P(r,{instancePath:o="",
parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="events"||
r==="venues"||r==="organizers")){const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:H.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}function _(r,{
instancePath:o="",parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.origin===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"or\
igin"},message:"must have required property 'origin'"};e===null?e=[t]:e.push(t),s++}if(r.origin!==void 0&&(h(r.origin,{instancePath:o+
"/origin",parentData:r,parentDataProperty:"origin",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.
source!==void 0&&(b(r.source,{instancePath:o+"/source",parentData:r,parentDataProperty:"source",rootData:p})||(e=e===null?
b.errors:e.concat(b.errors),s=e.length)),r.media!==void 0&&(y(r.media,{instancePath:o+"/media",parentData:r,parentDataProperty:"\
media",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.source_name!==void 0&&(d(r.source_name,{instancePath:o+
"/source_name",parentData:r,parentDataProperty:"source_name",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),
r.type!==void 0&&(v(r.type,{instancePath:o+"/type",parentData:r,parentDataProperty:"type",rootData:p})||(e=e===null?v.errors:
e.concat(v.errors),s=e.length)),r.frequency!==void 0){let t=r.frequency;if(typeof t!="string"){const a={instancePath:o+"\
/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}if(!(t==="on_demand"||t==="every30mins"||t==="hourly"||t==="daily"||t==="weekly"||t==="monthly")){
const a={instancePath:o+"/frequency",schemaPath:"#/properties/frequency/enum",keyword:"enum",params:{allowedValues:j.properties.
frequency.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.post_status!==void 0){
let t=r.post_status;if(typeof t!="string"){const a={instancePath:o+"/post_status",schemaPath:"#/properties/post_status/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="publish"||t===
"pending"||t==="draft"||t==="private"||t==="do_not_override")){const a={instancePath:o+"/post_status",schemaPath:"#/prop\
erties/post_status/enum",keyword:"enum",params:{allowedValues:j.properties.post_status.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(r.category!==void 0){let t=r.category;if(Array.isArray(t)){if(t.
length>50){const n={instancePath:o+"/category",schemaPath:"#/properties/category/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[n]:e.push(n),s++}const a=t.length;for(let n=0,c=s;n<a&&s===c;n++)
y(t[n],{instancePath:o+"/category/"+n,parentData:t,parentDataProperty:n,rootData:p})||(e=e===null?y.errors:e.concat(y.errors),
s=e.length)}else{const a={instancePath:o+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}if(r.update_authority!==void 0){let t=r.update_authority;
if(typeof t!="string"){const a={instancePath:o+"/update_authority",schemaPath:"#/properties/update_authority/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(t==="overwrite"||t==="preserve_\
changes"||t==="retain")){const a={instancePath:o+"/update_authority",schemaPath:"#/properties/update_authority/enum",keyword:"\
enum",params:{allowedValues:j.properties.update_authority.enum},message:"must be equal to one of the allowed values"};e===
null?e=[a]:e.push(a),s++}}if(r.csv_type!==void 0&&(P(r.csv_type,{instancePath:o+"/csv_type",parentData:r,parentDataProperty:"\
csv_type",rootData:p})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.day_first!==void 0&&typeof r.day_first!="\
boolean"){const t={instancePath:o+"/day_first",schemaPath:"#/properties/day_first/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.include_private!==void 0&&typeof r.include_private!=
"boolean"){const t={instancePath:o+"/include_private",schemaPath:"#/properties/include_private/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r.start!==void 0&&typeof r.start!="boolean"){
const t={instancePath:o+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"boolean"},message:"mu\
st be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}function x(r,{instancePath:o="",
parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(u(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?u.errors:e.
concat(u.errors),s=e.length)),r.params!==void 0&&(g(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:p})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.body!==void 0&&(_(r.body,{instancePath:o+"/\
body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))),x.errors=
e,s===0}const J=I;function k(r,{instancePath:o="",parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.origin===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"origin"},message:"must have required property 'origin'"};e===null?e=[t]:e.push(t),s++}if(r.
origin!==void 0&&(h(r.origin,{instancePath:o+"/origin",parentData:r,parentDataProperty:"origin",rootData:p})||(e=e===null?
h.errors:e.concat(h.errors),s=e.length)),r.source!==void 0&&(b(r.source,{instancePath:o+"/source",parentData:r,parentDataProperty:"\
source",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.media!==void 0&&(y(r.media,{instancePath:o+
"/media",parentData:r,parentDataProperty:"media",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.csv_type!==
void 0&&(P(r.csv_type,{instancePath:o+"/csv_type",parentData:r,parentDataProperty:"csv_type",rootData:p})||(e=e===null?P.
errors:e.concat(P.errors),s=e.length)),r.day_first!==void 0&&typeof r.day_first!="boolean"){const t={instancePath:o+"/da\
y_first",schemaPath:"#/properties/day_first/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[t]:e.push(t),s++}if(r.include_private!==void 0&&typeof r.include_private!="boolean"){const t={instancePath:o+"/i\
nclude_private",schemaPath:"#/properties/include_private/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return k.errors=e,s===0}function I(r,{instancePath:o="",parentData:i,
parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(u(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length)),r.params!==void 0&&(g(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",
rootData:p})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.body!==void 0&&(k(r.body,{instancePath:o+"/body",parentData:r,
parentDataProperty:"body",rootData:p})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))),I.errors=e,s===0}const K=V;
function m(r,{instancePath:o="",parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return m.errors=e,s===
0}function V(r,{instancePath:o="",parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(u(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:p})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.params!==void 0&&(m(r.params,{instancePath:o+"/\
params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))),V.errors=
e,s===0}const M=F,Q={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/6"},events:{type:"string",enum:[
"keep","trash"]}}},params:{$ref:"/shared/10"},body:{}}};function F(r,{instancePath:o="",parentData:i,parentDataProperty:l,
rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t._fields!==void 0&&(f(t._fields,{instancePath:o+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.events!==void 0){let a=t.events;if(typeof a!=
"string"){const n={instancePath:o+"/query/events",schemaPath:"#/properties/query/properties/events/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(a==="keep"||a==="trash")){const n={instancePath:o+
"/query/events",schemaPath:"#/properties/query/properties/events/enum",keyword:"enum",params:{allowedValues:Q.properties.
query.properties.events.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}}else{
const a={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[a]:e.push(a),s++}}r.params!==void 0&&(m(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))}return F.errors=e,s===0}const R=L;function L(r,{
instancePath:o="",parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(u(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:p})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.params!==void 0&&(m(r.params,{instancePath:o+"/params",parentData:r,
parentDataProperty:"params",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))),L.errors=e,s===0}const S=O;
function O(r,{instancePath:o="",parentData:i,parentDataProperty:l,rootData:p=r}={}){let e=null,s=0;return r&&typeof r=="\
object"&&!Array.isArray(r)&&(r.query!==void 0&&(u(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"quer\
y",rootData:p})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.params!==void 0&&(m(r.params,{instancePath:o+"/p\
arams",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))),O.errors=
e,s===0}return{cancelImport:S,createImport:G,deleteImport:M,getImport:K,listImports:z,previewImport:J,runImport:R}};export{U as createValidators};
