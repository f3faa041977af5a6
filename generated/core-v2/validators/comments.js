// Written by `npm run generate` from openapi/. Changes belong there.

const I=E=>{const $=w,_={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/1"},_embed:{$ref:"/shared/1"},
context:{$ref:"/shared/2"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{type:"\
string"},after:{$ref:"/shared/0"},author:{$ref:"/shared/3"},author_exclude:{$ref:"/shared/3"},author_email:{type:"string",
format:"email"},before:{$ref:"/shared/0"},exclude:{$ref:"/shared/3"},include:{$ref:"/shared/3"},karma:{type:"integer"},offset:{
type:"integer"},order:{type:"string",enum:["asc","desc"]},orderby:{type:"string",enum:["date","date_gmt","id","include",
"post","parent","type"]},parent:{$ref:"/shared/3"},parent_exclude:{$ref:"/shared/3"},post:{$ref:"/shared/3"},status:{type:"\
string"},type:{type:"string"},password:{type:"string"}}},params:{$ref:"/shared/4"},body:{}}};function n(t,{instancePath:o="",
parentData:y,parentDataProperty:u,rootData:a=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;for(let p=0;p<r;p++)
if(typeof t[p]!="string"){const i={instancePath:o+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),s++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return n.errors=e,s===0}const F={type:"strin\
g",enum:["view","embed","edit"]};function c(t,{instancePath:o="",parentData:y,parentDataProperty:u,rootData:a=t}={}){let e=null,
s=0;if(typeof t!="string"){const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="view"||t==="embed"||t==="edit")){const r={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:F.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),s++}return c.errors=e,s===0}const z=E.formats["date-time"];function m(t,{instancePath:o="",parentData:y,parentDataProperty:u,
rootData:a=t}={}){let e=null,s=0;if(typeof t=="string"){if(!z(t)){const r={instancePath:o,schemaPath:"#/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),s++}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}return m.errors=e,s===0}function l(t,{instancePath:o="",parentData:y,parentDataProperty:u,rootData:a=t}={}){let e=null,
s=0;if(Array.isArray(t)){const r=t.length;for(let p=0;p<r;p++){let i=t[p];if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){const N={instancePath:o+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[N]:e.push(N),s++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return l.errors=e,s===0}function h(t,{instancePath:o="",parentData:y,
parentDataProperty:u,rootData:a=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return h.
errors=e,s===0}const C=/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
function w(t,{instancePath:o="",parentData:y,parentDataProperty:u,rootData:a=t}={}){let e=null,s=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&
(n(r._fields,{instancePath:o+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:a})||(e=e===null?n.errors:
e.concat(n.errors),s=e.length)),r._embed!==void 0&&(n(r._embed,{instancePath:o+"/query/_embed",parentData:r,parentDataProperty:"\
_embed",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.context!==void 0&&(c(r.context,{instancePath:o+
"/query/context",parentData:r,parentDataProperty:"context",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),
r.page!==void 0){let p=r.page;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const i={instancePath:o+"/query/\
page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[i]:e.push(i),s++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){const i={instancePath:o+"/query/p\
age",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[i]:e.push(i),s++}}if(r.per_page!==void 0){let p=r.per_page;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){const i={instancePath:o+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof p=="number"&&isFinite(p)){
if(p>100||isNaN(p)){const i={instancePath:o+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",
keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[i]:e.push(i),s++}if(p<1||isNaN(
p)){const i={instancePath:o+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}}if(r.search!==void 0&&typeof r.
search!="string"){const p={instancePath:o+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(r.after!==void 0&&(m(r.after,{instancePath:o+
"/query/after",parentData:r,parentDataProperty:"after",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),
r.author!==void 0&&(l(r.author,{instancePath:o+"/query/author",parentData:r,parentDataProperty:"author",rootData:a})||(e=
e===null?l.errors:e.concat(l.errors),s=e.length)),r.author_exclude!==void 0&&(l(r.author_exclude,{instancePath:o+"/query\
/author_exclude",parentData:r,parentDataProperty:"author_exclude",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),
s=e.length)),r.author_email!==void 0){let p=r.author_email;if(typeof p=="string"){if(!C.test(p)){const i={instancePath:o+
"/query/author_email",schemaPath:"#/properties/query/properties/author_email/format",keyword:"format",params:{format:"em\
ail"},message:'must match format "email"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:o+"/query/author_ema\
il",schemaPath:"#/properties/query/properties/author_email/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[i]:e.push(i),s++}}if(r.before!==void 0&&(m(r.before,{instancePath:o+"/query/before",parentData:r,parentDataProperty:"\
before",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.exclude!==void 0&&(l(r.exclude,{instancePath:o+
"/query/exclude",parentData:r,parentDataProperty:"exclude",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)),
r.include!==void 0&&(l(r.include,{instancePath:o+"/query/include",parentData:r,parentDataProperty:"include",rootData:a})||
(e=e===null?l.errors:e.concat(l.errors),s=e.length)),r.karma!==void 0){let p=r.karma;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){const i={instancePath:o+"/query/karma",schemaPath:"#/properties/query/properties/karma/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}}if(r.offset!==void 0){let p=r.offset;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const i={instancePath:o+"/query/offset",schemaPath:"#/properti\
es/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(
i),s++}}if(r.order!==void 0){let p=r.order;if(typeof p!="string"){const i={instancePath:o+"/query/order",schemaPath:"#/p\
roperties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.
push(i),s++}if(!(p==="asc"||p==="desc")){const i={instancePath:o+"/query/order",schemaPath:"#/properties/query/propertie\
s/order/enum",keyword:"enum",params:{allowedValues:_.properties.query.properties.order.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(r.orderby!==void 0){let p=r.orderby;if(typeof p!="string"){const i={
instancePath:o+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(p==="date"||p==="date_gmt"||p==="id"||p==="include"||p===
"post"||p==="parent"||p==="type")){const i={instancePath:o+"/query/orderby",schemaPath:"#/properties/query/properties/or\
derby/enum",keyword:"enum",params:{allowedValues:_.properties.query.properties.orderby.enum},message:"must be equal to o\
ne of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(r.parent!==void 0&&(l(r.parent,{instancePath:o+"/query/paren\
t",parentData:r,parentDataProperty:"parent",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)),r.parent_exclude!==
void 0&&(l(r.parent_exclude,{instancePath:o+"/query/parent_exclude",parentData:r,parentDataProperty:"parent_exclude",rootData:a})||
(e=e===null?l.errors:e.concat(l.errors),s=e.length)),r.post!==void 0&&(l(r.post,{instancePath:o+"/query/post",parentData:r,
parentDataProperty:"post",rootData:a})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)),r.status!==void 0&&typeof r.
status!="string"){const p={instancePath:o+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(r.type!==void 0&&typeof r.type!="\
string"){const p={instancePath:o+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(r.password!==void 0&&typeof r.password!="string"){
const p={instancePath:o+"/query/password",schemaPath:"#/properties/query/properties/password/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:o+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}t.
params!==void 0&&(h(t.params,{instancePath:o+"/params",parentData:t,parentDataProperty:"params",rootData:a})||(e=e===null?
h.errors:e.concat(h.errors),s=e.length))}return w.errors=e,s===0}const V=k,D={type:["string","object"],required:[],properties:{
raw:{type:["string","null"]}}};function d(t,{instancePath:o="",parentData:y,parentDataProperty:u,rootData:a=t}={}){let e=null,
s=0;if(typeof t!="string"&&!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:D.type},message:"must be string,object"};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.
isArray(t)&&t.raw!==void 0){let r=t.raw;if(typeof r!="string"&&r!==null){const p={instancePath:o+"/raw",schemaPath:"#/pr\
operties/raw/type",keyword:"type",params:{type:D.properties.raw.type},message:"must be string,null"};e===null?e=[p]:e.push(
p),s++}}return d.errors=e,s===0}function g(t,{instancePath:o="",parentData:y,parentDataProperty:u,rootData:a=t}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.author!==void 0){let r=t.author;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const p={instancePath:o+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}if(t.author_email!==void 0&&typeof t.author_email!="st\
ring"){const r={instancePath:o+"/author_email",schemaPath:"#/properties/author_email/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(t.author_ip!==void 0&&typeof t.author_ip!="string"){const r={
instancePath:o+"/author_ip",schemaPath:"#/properties/author_ip/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),s++}if(t.author_name!==void 0&&typeof t.author_name!="string"){const r={instancePath:o+
"/author_name",schemaPath:"#/properties/author_name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}if(t.author_url!==void 0&&typeof t.author_url!="string"){const r={instancePath:o+"/author_u\
rl",schemaPath:"#/properties/author_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),s++}if(t.content!==void 0&&(d(t.content,{instancePath:o+"/content",parentData:t,parentDataProperty:"conten\
t",rootData:a})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.date!==void 0&&(m(t.date,{instancePath:o+"/date",
parentData:t,parentDataProperty:"date",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.date_gmt!==void 0&&
(m(t.date_gmt,{instancePath:o+"/date_gmt",parentData:t,parentDataProperty:"date_gmt",rootData:a})||(e=e===null?m.errors:
e.concat(m.errors),s=e.length)),t.parent!==void 0){let r=t.parent;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const p={instancePath:o+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),s++}}if(t.post!==void 0){let r=t.post;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const p={instancePath:o+"/post",schemaPath:"#/properties/post/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}if(t.status!==void 0&&typeof t.status!="string"){const r={
instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[r]:e.push(r),s++}if(t.meta!==void 0){let r=t.meta;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const p={
instancePath:o+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),s++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return g.errors=e,s===0}function b(t,{instancePath:o="",parentData:y,parentDataProperty:u,
rootData:a=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id!==void 0){let r=t.id;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const p={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}if(t.type!==void 0&&typeof t.type!="str\
ing"){const r={instancePath:o+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return b.errors=e,s===0}function v(t,{instancePath:o="",
parentData:y,parentDataProperty:u,rootData:a=t}={}){let e=null,s=0;return g(t,{instancePath:o,parentData:y,parentDataProperty:u,
rootData:a})||(e=e===null?g.errors:e.concat(g.errors),s=e.length),b(t,{instancePath:o,parentData:y,parentDataProperty:u,
rootData:a})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),v.errors=e,s===0}function k(t,{instancePath:o="",parentData:y,
parentDataProperty:u,rootData:a=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){
let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(n(r._fields,{instancePath:o+"/query/_\
fields",parentData:r,parentDataProperty:"_fields",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r._embed!==
void 0&&(n(r._embed,{instancePath:o+"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:a})||(e=e===null?n.
errors:e.concat(n.errors),s=e.length)),r.password!==void 0&&typeof r.password!="string"){const p={instancePath:o+"/query\
/password",schemaPath:"#/properties/query/properties/password/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}t.params!==void 0&&(h(t.params,{instancePath:o+
"/params",parentData:t,parentDataProperty:"params",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.
body!==void 0&&(v(t.body,{instancePath:o+"/body",parentData:t,parentDataProperty:"body",rootData:a})||(e=e===null?v.errors:
e.concat(v.errors),s=e.length))}return k.errors=e,s===0}const B=j;function f(t,{instancePath:o="",parentData:y,parentDataProperty:u,
rootData:a=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[r]:e.push(r),s++}if(t.id!==void 0){let r=t.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const p={
instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[p]:e.push(p),s++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return f.errors=e,s===0}function j(t,{instancePath:o="",parentData:y,parentDataProperty:u,
rootData:a=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r._fields!==void 0&&(n(r._fields,{instancePath:o+"/query/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r._embed!==void 0&&(n(r._embed,{instancePath:o+
"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),
r.context!==void 0&&(c(r.context,{instancePath:o+"/query/context",parentData:r,parentDataProperty:"context",rootData:a})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.password!==void 0&&typeof r.password!="string"){const p={instancePath:o+
"/query/password",schemaPath:"#/properties/query/properties/password/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:o+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}t.params!==void 0&&(f(t.params,
{instancePath:o+"/params",parentData:t,parentDataProperty:"params",rootData:a})||(e=e===null?f.errors:e.concat(f.errors),
s=e.length))}return j.errors=e,s===0}const G=A;function P(t,{instancePath:o="",parentData:y,parentDataProperty:u,rootData:a=t}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0&&typeof t.type!="string"){const r={instancePath:o+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),s++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),s++}return P.errors=e,s===0}function q(t,{instancePath:o="",parentData:y,parentDataProperty:u,
rootData:a=t}={}){let e=null,s=0;return g(t,{instancePath:o,parentData:y,parentDataProperty:u,rootData:a})||(e=e===null?
g.errors:e.concat(g.errors),s=e.length),P(t,{instancePath:o,parentData:y,parentDataProperty:u,rootData:a})||(e=e===null?
P.errors:e.concat(P.errors),s=e.length),q.errors=e,s===0}function A(t,{instancePath:o="",parentData:y,parentDataProperty:u,
rootData:a=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r==
"object"&&!Array.isArray(r))r._fields!==void 0&&(n(r._fields,{instancePath:o+"/query/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r._embed!==void 0&&(n(r._embed,{instancePath:o+
"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length));else{
const p={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[p]:e.push(p),s++}}t.params!==void 0&&(f(t.params,{instancePath:o+"/params",parentData:t,parentDataProperty:"\
params",rootData:a})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.body!==void 0&&(q(t.body,{instancePath:o+"/\
body",parentData:t,parentDataProperty:"body",rootData:a})||(e=e===null?q.errors:e.concat(q.errors),s=e.length))}return A.
errors=e,s===0}const H=x;function x(t,{instancePath:o="",parentData:y,parentDataProperty:u,rootData:a=t}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r._fields!==void 0&&(n(r._fields,{instancePath:o+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:a})||
(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r._embed!==void 0&&(n(r._embed,{instancePath:o+"/query/_embed",parentData:r,
parentDataProperty:"_embed",rootData:a})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.force!==void 0&&typeof r.
force!="boolean"){const p={instancePath:o+"/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),s++}if(r.password!==void 0&&typeof r.password!=
"string"){const p={instancePath:o+"/query/password",schemaPath:"#/properties/query/properties/password/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:o+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(
p),s++}}t.params!==void 0&&(f(t.params,{instancePath:o+"/params",parentData:t,parentDataProperty:"params",rootData:a})||
(e=e===null?f.errors:e.concat(f.errors),s=e.length))}return x.errors=e,s===0}return{createComment:V,deleteComment:H,getComment:B,
listComments:$,updateComment:G}};export{I as createValidators};
