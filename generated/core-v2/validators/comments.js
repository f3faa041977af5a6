// Written by `npm run generate` from openapi/. Changes belong there.

const M=x=>{const T=E,N={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/2"},_embed:{$ref:"/shared/4"},
context:{$ref:"/shared/5"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/0"},after:{$ref:"/shared/1"},author:{$ref:"/shared/6"},author_exclude:{$ref:"/shared/6"},author_email:{type:"str\
ing",maxLength:254,format:"email"},before:{$ref:"/shared/1"},exclude:{$ref:"/shared/6"},include:{$ref:"/shared/6"},karma:{
type:"integer"},offset:{type:"integer"},order:{type:"string",enum:["asc","desc"]},orderby:{type:"string",enum:["date","d\
ate_gmt","id","include","post","parent","type"]},parent:{$ref:"/shared/6"},parent_exclude:{$ref:"/shared/6"},post:{$ref:"\
/shared/6"},status:{$ref:"/shared/0"},type:{$ref:"/shared/0"},password:{$ref:"/shared/7"}}},params:{$ref:"/shared/8"},body:{}}},
P=x.lengthOf;function D(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(typeof t==
"string"){if(P(t)>8e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"\
must NOT have more than 8000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return D.errors=e,s===0}function m(t,{
instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;
for(let o=0,n=s;o<r&&s===n;o++)D(t[o],{instancePath:a+"/"+o,parentData:t,parentDataProperty:o,rootData:p})||(e=e===null?
D.errors:e.concat(D.errors),s=e.length)}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return m.errors=e,s===0}function i(t,{instancePath:a="",parentData:l,
parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(typeof t=="string"){if(P(t)>2e3){const r={instancePath:a,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.
push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),s++}return i.errors=e,s===0}function f(t,{instancePath:a="",parentData:l,parentDataProperty:u,
rootData:p=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;for(let o=0,n=s;o<r&&s===n;o++)i(t[o],{instancePath:a+
"/"+o,parentData:t,parentDataProperty:o,rootData:p})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
s++}return f.errors=e,s===0}const V={type:"string",enum:["view","embed","edit"]};function d(t,{instancePath:a="",parentData:l,
parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(typeof t!="string"){const r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="view"||t==="embed"||
t==="edit")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:V.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return d.errors=e,s===0}const B=x.formats["date-time-or\
-local"];function c(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(typeof t==
"string"){if(!B(t)){const r={instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"date-time-or-local"},
message:'must match format "date-time-or-local"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return c.errors=e,s===
0}function y(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(Array.isArray(t)){
const r=t.length;for(let o=0,n=s;o<r&&s===n;o++){let A=t[o];if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){const O={
instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[O]:e.push(O),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}function h(t,{instancePath:a="",parentData:l,parentDataProperty:u,
rootData:p=t}={}){let e=null,s=0;if(typeof t=="string"){if(P(t)>4096){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}return h.errors=e,s===0}function b(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,
s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return b.errors=e,s===0}const G=/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
function E(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&
(m(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?m.errors:
e.concat(m.errors),s=e.length)),r._embed!==void 0&&(f(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"\
_embed",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.context!==void 0&&(d(r.context,{instancePath:a+
"/query/context",parentData:r,parentDataProperty:"context",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),
r.page!==void 0){let o=r.page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:a+"/query/\
page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const n={instancePath:a+"/query/p\
age",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[n]:e.push(n),s++}}if(r.per_page!==void 0){let o=r.per_page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){const n={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){
if(o>100||isNaN(o)){const n={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",
keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[n]:e.push(n),s++}if(o<1||isNaN(
o)){const n={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}}if(r.search!==void 0&&(i(r.search,
{instancePath:a+"/query/search",parentData:r,parentDataProperty:"search",rootData:p})||(e=e===null?i.errors:e.concat(i.errors),
s=e.length)),r.after!==void 0&&(c(r.after,{instancePath:a+"/query/after",parentData:r,parentDataProperty:"after",rootData:p})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.author!==void 0&&(y(r.author,{instancePath:a+"/query/author",parentData:r,
parentDataProperty:"author",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.author_exclude!==void 0&&
(y(r.author_exclude,{instancePath:a+"/query/author_exclude",parentData:r,parentDataProperty:"author_exclude",rootData:p})||
(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.author_email!==void 0){let o=r.author_email;if(typeof o=="string"){
if(P(o)>254){const n={instancePath:a+"/query/author_email",schemaPath:"#/properties/query/properties/author_email/maxLen\
gth",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?e=[n]:e.push(n),s++}
if(!G.test(o)){const n={instancePath:a+"/query/author_email",schemaPath:"#/properties/query/properties/author_email/form\
at",keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:a+"/query/author_email",schemaPath:"#/properties/query/properties/author_email/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(r.before!==void 0&&(c(r.before,{instancePath:a+
"/query/before",parentData:r,parentDataProperty:"before",rootData:p})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),
r.exclude!==void 0&&(y(r.exclude,{instancePath:a+"/query/exclude",parentData:r,parentDataProperty:"exclude",rootData:p})||
(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.include!==void 0&&(y(r.include,{instancePath:a+"/query/include",parentData:r,
parentDataProperty:"include",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.karma!==void 0){let o=r.
karma;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:a+"/query/karma",schemaPath:"#/pro\
perties/query/properties/karma/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.
push(n),s++}}if(r.offset!==void 0){let o=r.offset;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:a+
"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[n]:e.push(n),s++}}if(r.order!==void 0){let o=r.order;if(typeof o!="string"){const n={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="asc"||o==="desc")){const n={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:N.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.orderby!==void 0){let o=r.orderby;
if(typeof o!="string"){const n={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="date"||o==="date_\
gmt"||o==="id"||o==="include"||o==="post"||o==="parent"||o==="type")){const n={instancePath:a+"/query/orderby",schemaPath:"\
#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:N.properties.query.properties.orderby.enum},
message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}r.parent!==void 0&&(y(r.parent,{instancePath:a+
"/query/parent",parentData:r,parentDataProperty:"parent",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),
r.parent_exclude!==void 0&&(y(r.parent_exclude,{instancePath:a+"/query/parent_exclude",parentData:r,parentDataProperty:"\
parent_exclude",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.post!==void 0&&(y(r.post,{instancePath:a+
"/query/post",parentData:r,parentDataProperty:"post",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),
r.status!==void 0&&(i(r.status,{instancePath:a+"/query/status",parentData:r,parentDataProperty:"status",rootData:p})||(e=
e===null?i.errors:e.concat(i.errors),s=e.length)),r.type!==void 0&&(i(r.type,{instancePath:a+"/query/type",parentData:r,
parentDataProperty:"type",rootData:p})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.password!==void 0&&(h(r.password,
{instancePath:a+"/query/password",parentData:r,parentDataProperty:"password",rootData:p})||(e=e===null?h.errors:e.concat(
h.errors),s=e.length))}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(b(t.params,{instancePath:a+"/\
params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}return E.
errors=e,s===0}const H=F,$={type:["string","object"],required:[],properties:{raw:{type:["string","null"]}}};function _(t,{
instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(typeof t!="string"&&!(t&&typeof t==
"object"&&!Array.isArray(t))){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:$.type},message:"m\
ust be string,object"};e===null?e=[r]:e.push(r),s++}if(t&&typeof t=="object"&&!Array.isArray(t)&&t.raw!==void 0){let r=t.
raw;if(typeof r!="string"&&r!==null){const o={instancePath:a+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{
type:$.properties.raw.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}}return _.errors=e,s===0}function v(t,{
instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.author!==void 0){let r=t.author;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const o={instancePath:a+
"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[o]:e.push(o),s++}}if(t.author_email!==void 0&&(i(t.author_email,{instancePath:a+"/author_email",parentData:t,parentDataProperty:"\
author_email",rootData:p})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),t.author_ip!==void 0&&(i(t.author_ip,{instancePath:a+
"/author_ip",parentData:t,parentDataProperty:"author_ip",rootData:p})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),
t.author_name!==void 0&&(i(t.author_name,{instancePath:a+"/author_name",parentData:t,parentDataProperty:"author_name",rootData:p})||
(e=e===null?i.errors:e.concat(i.errors),s=e.length)),t.author_url!==void 0&&(i(t.author_url,{instancePath:a+"/author_url",
parentData:t,parentDataProperty:"author_url",rootData:p})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),t.content!==
void 0&&(_(t.content,{instancePath:a+"/content",parentData:t,parentDataProperty:"content",rootData:p})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length)),t.date!==void 0&&(c(t.date,{instancePath:a+"/date",parentData:t,parentDataProperty:"date",
rootData:p})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.date_gmt!==void 0&&(c(t.date_gmt,{instancePath:a+"/\
date_gmt",parentData:t,parentDataProperty:"date_gmt",rootData:p})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),
t.parent!==void 0){let r=t.parent;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const o={instancePath:a+"/pa\
rent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[o]:e.push(o),s++}}if(t.post!==void 0){let r=t.post;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const o={instancePath:a+
"/post",schemaPath:"#/properties/post/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[o]:e.push(o),s++}}if(t.status!==void 0&&(i(t.status,{instancePath:a+"/status",parentData:t,parentDataProperty:"status",
rootData:p})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),t.meta!==void 0){let r=t.meta;if(!(r&&typeof r=="obje\
ct"&&!Array.isArray(r))){const o={instancePath:a+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return v.errors=e,s===0}function q(t,{
instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.id!==void 0){let r=t.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const o={instancePath:a+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(
o),s++}}t.type!==void 0&&(i(t.type,{instancePath:a+"/type",parentData:t,parentDataProperty:"type",rootData:p})||(e=e===null?
i.errors:e.concat(i.errors),s=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return q.errors=e,s===0}function w(t,{instancePath:a="",parentData:l,
parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;return v(t,{instancePath:a,parentData:l,parentDataProperty:u,rootData:p})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length),q(t,{instancePath:a,parentData:l,parentDataProperty:u,rootData:p})||
(e=e===null?q.errors:e.concat(q.errors),s=e.length),w.errors=e,s===0}function F(t,{instancePath:a="",parentData:l,parentDataProperty:u,
rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r==
"object"&&!Array.isArray(r))r._fields!==void 0&&(m(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r._embed!==void 0&&(f(r._embed,{instancePath:a+
"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),
r.password!==void 0&&(h(r.password,{instancePath:a+"/query/password",parentData:r,parentDataProperty:"password",rootData:p})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&
(b(t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?b.errors:e.concat(
b.errors),s=e.length)),t.body!==void 0&&(w(t.body,{instancePath:a+"/body",parentData:t,parentDataProperty:"body",rootData:p})||
(e=e===null?w.errors:e.concat(w.errors),s=e.length))}return F.errors=e,s===0}const I=L;function g(t,{instancePath:a="",parentData:l,
parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required prop\
erty 'id'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0){let r=t.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const o={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[o]:e.push(o),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return g.errors=e,s===0}function L(t,{instancePath:a="",
parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==
void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(m(r._fields,{instancePath:a+"/que\
ry/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),
r._embed!==void 0&&(f(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:p})||(e=
e===null?f.errors:e.concat(f.errors),s=e.length)),r.context!==void 0&&(d(r.context,{instancePath:a+"/query/context",parentData:r,
parentDataProperty:"context",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),r.password!==void 0&&(h(
r.password,{instancePath:a+"/query/password",parentData:r,parentDataProperty:"password",rootData:p})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(g(t.params,{instancePath:a+
"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?g.errors:e.concat(g.errors),s=e.length))}return L.
errors=e,s===0}const J=z;function k(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t.type!==void 0&&(i(t.type,{instancePath:a+"/type",parentData:t,parentDataProperty:"\
type",rootData:p})||(e=e===null?i.errors:e.concat(i.errors),s=e.length));else{const r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return k.errors=e,s===0}function j(t,{
instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;return v(t,{instancePath:a,parentData:l,
parentDataProperty:u,rootData:p})||(e=e===null?v.errors:e.concat(v.errors),s=e.length),k(t,{instancePath:a,parentData:l,
parentDataProperty:u,rootData:p})||(e=e===null?k.errors:e.concat(k.errors),s=e.length),j.errors=e,s===0}function z(t,{instancePath:a="",
parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==
void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(m(r._fields,{instancePath:a+"/que\
ry/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),
r._embed!==void 0&&(f(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:p})||(e=
e===null?f.errors:e.concat(f.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(g(
t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?g.errors:e.concat(
g.errors),s=e.length)),t.body!==void 0&&(j(t.body,{instancePath:a+"/body",parentData:t,parentDataProperty:"body",rootData:p})||
(e=e===null?j.errors:e.concat(j.errors),s=e.length))}return z.errors=e,s===0}const K=C;function C(t,{instancePath:a="",parentData:l,
parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){
let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(m(r._fields,{instancePath:a+"/query/_\
fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r._embed!==
void 0&&(f(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:p})||(e=e===null?f.
errors:e.concat(f.errors),s=e.length)),r.force!==void 0&&typeof r.force!="boolean"){const o={instancePath:a+"/query/forc\
e",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[o]:e.push(o),s++}r.password!==void 0&&(h(r.password,{instancePath:a+"/query/password",parentData:r,parentDataProperty:"\
password",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{const o={instancePath:a+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.
params!==void 0&&(g(t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?
g.errors:e.concat(g.errors),s=e.length))}return C.errors=e,s===0}return{createComment:H,deleteComment:K,getComment:I,listComments:T,
updateComment:J}};export{M as createValidators};
