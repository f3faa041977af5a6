// Written by `npm run generate` from openapi/. Changes belong there.

const we=re=>{const te=z;function a(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,
t=0;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)if(typeof r[l]!="string"){const q={instancePath:n+"/"+l,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}else{const s={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}return a.errors=e,t===0}const se={type:"string",enum:["view","embed","edit"]};function P(r,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="view"||r==="embed"||
r==="edit")){const s={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:se.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return P.errors=e,t===0}function f(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==
void 0&&(a(r._fields,{instancePath:n+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?a.errors:
e.concat(a.errors),t=e.length)),r._embed!==void 0&&(a(r._embed,{instancePath:n+"/_embed",parentData:r,parentDataProperty:"\
_embed",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.parent!==void 0){let s=r.parent;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const l={instancePath:n+"/parent",schemaPath:"#/properties/parent/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}r.context!==void 0&&(P(r.context,
{instancePath:n+"/context",parentData:r,parentDataProperty:"context",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[s]:e.push(s),t++}return f.errors=e,t===0}function u(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[s]:e.push(s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const l={
instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return u.errors=e,t===0}function z(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(f(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.params!==
void 0&&(u(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?u.errors:
e.concat(u.errors),t=e.length))),z.errors=e,t===0}const ne=K;function m(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(a(r._fields,{instancePath:n+
"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),
r._embed!==void 0&&(a(r._embed,{instancePath:n+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:o})||(e=e===null?
a.errors:e.concat(a.errors),t=e.length));else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return m.errors=e,t===0}const G={type:"object",required:[],
properties:{date:{$ref:"/shared/0"},date_gmt:{$ref:"/shared/0"},slug:{type:["string","null"]},title:{$ref:"/schemas/Titl\
eInput"},author:{type:"integer"},featured_media:{type:["integer","null"]},comment_status:{$ref:"/shared/1"},ping_status:{
$ref:"/shared/1"},template:{$ref:"/shared/2"}}},oe={type:["string","null"],format:"date-time"},le=re.formats["date-time"];
function c(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&
r!==null){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:oe.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&!le(r)){const s={instancePath:n,schemaPath:"#/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}return c.errors=e,t===
0}const pe={type:["string","object"],required:[],properties:{raw:{$ref:"/shared/2"}}},ie={type:["string","number","boole\
an","null"]};function y(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!=
"string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){const s={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:ie.type},message:"must be string,number,boolean,null"};e===null?e=[s]:e.push(s),t++}return y.
errors=e,t===0}function D(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!=
"string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:pe.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}return r&&typeof r=="object"&&!Array.isArray(
r)&&r.raw!==void 0&&(y(r.raw,{instancePath:n+"/raw",parentData:r,parentDataProperty:"raw",rootData:o})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),D.errors=e,t===0}const ae={type:"string",enum:["open","closed"]};function w(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="open"||r===
"closed")){const s={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return w.errors=e,t===0}function d(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==
void 0&&(c(r.date,{instancePath:n+"/date",parentData:r,parentDataProperty:"date",rootData:o})||(e=e===null?c.errors:e.concat(
c.errors),t=e.length)),r.date_gmt!==void 0&&(c(r.date_gmt,{instancePath:n+"/date_gmt",parentData:r,parentDataProperty:"d\
ate_gmt",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.slug!==void 0){let s=r.slug;if(typeof s!="\
string"&&s!==null){const l={instancePath:n+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:G.properties.
slug.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}}if(r.title!==void 0&&(D(r.title,{instancePath:n+
"/title",parentData:r,parentDataProperty:"title",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.author!==
void 0){let s=r.author;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const l={instancePath:n+"/author",schemaPath:"\
#/properties/author/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}
if(r.featured_media!==void 0){let s=r.featured_media;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){
const l={instancePath:n+"/featured_media",schemaPath:"#/properties/featured_media/type",keyword:"type",params:{type:G.properties.
featured_media.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),t++}}r.comment_status!==void 0&&(w(r.comment_status,
{instancePath:n+"/comment_status",parentData:r,parentDataProperty:"comment_status",rootData:o})||(e=e===null?w.errors:e.
concat(w.errors),t=e.length)),r.ping_status!==void 0&&(w(r.ping_status,{instancePath:n+"/ping_status",parentData:r,parentDataProperty:"\
ping_status",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),r.template!==void 0&&(y(r.template,{instancePath:n+
"/template",parentData:r,parentDataProperty:"template",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length))}else{
const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return d.errors=e,t===0}const ue={type:"object",required:[],properties:{status:{$ref:"/shared/3"},password:{
type:["string","null"]},content:{$ref:"/schemas/ContentInput"},excerpt:{$ref:"/schemas/ExcerptInput"},meta:{$ref:"/schem\
as/EntryMetaInput"}}},H={type:["string","null"],enum:["publish","future","draft","pending","private","ads_expired","fiel\
ds-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","trash",null]};
function _(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&
r!==null){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:H.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}if(!(r==="publish"||r==="future"||r==="draft"||r==="pending"||r==="private"||r==="ads_expir\
ed"||r==="fields-disabled"||r==="cal-ea-success"||r==="cal-ea-failed"||r==="cal-ea-schedule"||r==="cal-ea-pending"||r===
"cal-ea-draft"||r==="cal-ignored"||r==="trash"||r===null)){const s={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:H.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return _.errors=
e,t===0}const ye={type:["string","object"],required:[],properties:{raw:{$ref:"/shared/2"}}};function A(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:ye.type},message:"must be string,ob\
ject"};e===null?e=[s]:e.push(s),t++}return r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0&&(y(r.raw,{instancePath:n+
"/raw",parentData:r,parentDataProperty:"raw",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),A.errors=
e,t===0}const ce={type:["string","object"],required:[],properties:{raw:{$ref:"/shared/2"}}};function j(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:ce.type},message:"must be string,ob\
ject"};e===null?e=[s]:e.push(s),t++}return r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0&&(y(r.raw,{instancePath:n+
"/raw",parentData:r,parentDataProperty:"raw",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),j.errors=
e,t===0}function E(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return E.errors=e,t===0}function x(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status!==void 0&&(_(r.status,{instancePath:n+
"/status",parentData:r,parentDataProperty:"status",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.
password!==void 0){let s=r.password;if(typeof s!="string"&&s!==null){const l={instancePath:n+"/password",schemaPath:"#/p\
roperties/password/type",keyword:"type",params:{type:ue.properties.password.type},message:"must be string,null"};e===null?
e=[l]:e.push(l),t++}}r.content!==void 0&&(A(r.content,{instancePath:n+"/content",parentData:r,parentDataProperty:"conten\
t",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.excerpt!==void 0&&(j(r.excerpt,{instancePath:n+"\
/excerpt",parentData:r,parentDataProperty:"excerpt",rootData:o})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),r.
meta!==void 0&&(E(r.meta,{instancePath:n+"/meta",parentData:r,parentDataProperty:"meta",rootData:o})||(e=e===null?E.errors:
e.concat(E.errors),t=e.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return x.errors=e,t===0}function k(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;return d(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
d.errors:e.concat(d.errors),t=e.length),x(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
x.errors:e.concat(x.errors),t=e.length),k.errors=e,t===0}const J={type:"object",required:[],properties:{format:{type:"st\
ring",enum:["standard","aside","chat","gallery","link","image","quote","status","video","audio"]},sticky:{type:["boolean",
"null"]},categories:{$ref:"/shared/4"},tags:{$ref:"/shared/4"}}},fe={type:["array","null"],items:{type:"integer"}};function h(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(!Array.isArray(r)&&r!==null){const s={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:fe.type},message:"must be array,null"};e===null?e=[s]:e.push(
s),t++}if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let q=r[l];if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&
isFinite(q))){const ee={instancePath:n+"/"+l,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[ee]:e.push(ee),t++}}}return h.errors=e,t===0}function N(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.format!==void 0){let s=r.format;if(typeof s!=
"string"){const l={instancePath:n+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="standard"||s==="aside"||s==="chat"||s==="gallery"||s===
"link"||s==="image"||s==="quote"||s==="status"||s==="video"||s==="audio")){const l={instancePath:n+"/format",schemaPath:"\
#/properties/format/enum",keyword:"enum",params:{allowedValues:J.properties.format.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[l]:e.push(l),t++}}if(r.sticky!==void 0){let s=r.sticky;if(typeof s!="boolean"&&s!==null){
const l={instancePath:n+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type:J.properties.sticky.
type},message:"must be boolean,null"};e===null?e=[l]:e.push(l),t++}}r.categories!==void 0&&(h(r.categories,{instancePath:n+
"/categories",parentData:r,parentDataProperty:"categories",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),
r.tags!==void 0&&(h(r.tags,{instancePath:n+"/tags",parentData:r,parentDataProperty:"tags",rootData:o})||(e=e===null?h.errors:
e.concat(h.errors),t=e.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return N.errors=e,t===0}function $(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;return k(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
k.errors:e.concat(k.errors),t=e.length),N(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length),$.errors=e,t===0}function g(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.parent!==void 0){let s=r.parent;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const l={instancePath:n+"/parent",schemaPath:"#/properties/parent/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return g.errors=e,t===
0}function F(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return $(r,{instancePath:n,
parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?$.errors:e.concat($.errors),t=e.length),g(r,{instancePath:n,
parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),t=e.length),F.errors=e,t===0}function K(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||
(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.params!==void 0&&(u(r.params,{instancePath:n+"/params",parentData:r,
parentDataProperty:"params",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length)),r.body!==void 0&&(F(r.body,
{instancePath:n+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),t=e.
length))),K.errors=e,t===0}const me=L;function v(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(a(r._fields,{instancePath:n+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r._embed!==void 0&&(a(r.
_embed,{instancePath:n+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:o})||(e=e===null?a.errors:e.concat(a.
errors),t=e.length)),r.context!==void 0&&(P(r.context,{instancePath:n+"/context",parentData:r,parentDataProperty:"contex\
t",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),t=e.length));else{const s={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return v.errors=e,t===0}function b(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.parent===void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
rent"},message:"must have required property 'parent'"};e===null?e=[s]:e.push(s),t++}if(r.id===void 0){const s={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[s]:e.push(s),t++}if(r.parent!==void 0){let s=r.parent;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
const l={instancePath:n+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),t++}}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){const l={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return b.errors=e,t===0}function L(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(v(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?v.errors:e.
concat(v.errors),t=e.length)),r.params!==void 0&&(b(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))),L.errors=e,t===0}const he=O;function O(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(f(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?f.errors:e.
concat(f.errors),t=e.length)),r.params!==void 0&&(u(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length))),O.errors=e,t===0}const ge=R,Q={type:"object",
required:[],properties:{parent:{type:["integer","null"]},menu_order:{type:["integer","null"],minimum:-2147483648,maximum:2147483647}}};
function I(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.parent!==void 0){let s=r.parent;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==
null){const l={instancePath:n+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:Q.properties.parent.
type},message:"must be integer,null"};e===null?e=[l]:e.push(l),t++}}if(r.menu_order!==void 0){let s=r.menu_order;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){const l={instancePath:n+"/menu_order",schemaPath:"#/properties/menu\
_order/type",keyword:"type",params:{type:Q.properties.menu_order.type},message:"must be integer,null"};e===null?e=[l]:e.
push(l),t++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){const l={instancePath:n+"/menu_order",schemaPath:"\
#/properties/menu_order/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483\
647"};e===null?e=[l]:e.push(l),t++}if(s<-2147483648||isNaN(s)){const l={instancePath:n+"/menu_order",schemaPath:"#/prope\
rties/menu_order/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648},message:"must be >= -2147483648"};
e===null?e=[l]:e.push(l),t++}}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return I.errors=e,t===0}function V(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;return k(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
k.errors:e.concat(k.errors),t=e.length),I(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
I.errors:e.concat(I.errors),t=e.length),V.errors=e,t===0}function B(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;return V(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
V.errors:e.concat(V.errors),t=e.length),g(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
g.errors:e.concat(g.errors),t=e.length),B.errors=e,t===0}function R(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.params!==
void 0&&(u(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?u.errors:
e.concat(u.errors),t=e.length)),r.body!==void 0&&(B(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))),R.errors=e,t===0}const ve=S;function S(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(v(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?v.errors:e.
concat(v.errors),t=e.length)),r.params!==void 0&&(b(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))),S.errors=e,t===0}const be=U;function U(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(f(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?f.errors:e.
concat(f.errors),t=e.length)),r.params!==void 0&&(u(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),t=e.length))),U.errors=e,t===0}const Pe=Y,W={type:"object",
required:[],properties:{date:{$ref:"/shared/0"},date_gmt:{$ref:"/shared/0"},slug:{type:["string","null"]},status:{$ref:"\
/shared/3"},password:{type:["string","null"]},content:{$ref:"/schemas/ContentInput"},excerpt:{$ref:"/schemas/ExcerptInpu\
t"},title:{$ref:"/schemas/TitleInput"},template:{$ref:"/shared/2"},meta:{$ref:"/schemas/BlockMetaInput"},core_pattern_category:{
$ref:"/shared/4"}}},X={type:"object",required:[],additionalProperties:!0,properties:{pattern_sync_status:{type:["string",
"null"],enum:["","partial","unsynced",null]}}};function C(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.pattern_sync_status!==void 0){let s=r.pattern_sync_status;
if(typeof s!="string"&&s!==null){const l={instancePath:n+"/pattern_sync_status",schemaPath:"#/properties/pattern_sync_st\
atus/type",keyword:"type",params:{type:X.properties.pattern_sync_status.type},message:"must be string,null"};e===null?e=
[l]:e.push(l),t++}if(!(s===""||s==="partial"||s==="unsynced"||s===null)){const l={instancePath:n+"/pattern_sync_status",
schemaPath:"#/properties/pattern_sync_status/enum",keyword:"enum",params:{allowedValues:X.properties.pattern_sync_status.
enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return C.
errors=e,t===0}function M(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.date!==void 0&&(c(r.date,{instancePath:n+"/date",parentData:r,parentDataProperty:"\
date",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.date_gmt!==void 0&&(c(r.date_gmt,{instancePath:n+
"/date_gmt",parentData:r,parentDataProperty:"date_gmt",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),
r.slug!==void 0){let s=r.slug;if(typeof s!="string"&&s!==null){const l={instancePath:n+"/slug",schemaPath:"#/properties/\
slug/type",keyword:"type",params:{type:W.properties.slug.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}}
if(r.status!==void 0&&(_(r.status,{instancePath:n+"/status",parentData:r,parentDataProperty:"status",rootData:o})||(e=e===
null?_.errors:e.concat(_.errors),t=e.length)),r.password!==void 0){let s=r.password;if(typeof s!="string"&&s!==null){const l={
instancePath:n+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:W.properties.password.type},
message:"must be string,null"};e===null?e=[l]:e.push(l),t++}}r.content!==void 0&&(A(r.content,{instancePath:n+"/content",
parentData:r,parentDataProperty:"content",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.excerpt!==
void 0&&(j(r.excerpt,{instancePath:n+"/excerpt",parentData:r,parentDataProperty:"excerpt",rootData:o})||(e=e===null?j.errors:
e.concat(j.errors),t=e.length)),r.title!==void 0&&(D(r.title,{instancePath:n+"/title",parentData:r,parentDataProperty:"t\
itle",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.template!==void 0&&(y(r.template,{instancePath:n+
"/template",parentData:r,parentDataProperty:"template",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.meta!==void 0&&(C(r.meta,{instancePath:n+"/meta",parentData:r,parentDataProperty:"meta",rootData:o})||(e=e===null?C.errors:
e.concat(C.errors),t=e.length)),r.core_pattern_category!==void 0&&(h(r.core_pattern_category,{instancePath:n+"/core_patt\
ern_category",parentData:r,parentDataProperty:"core_pattern_category",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),
t=e.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[s]:e.push(s),t++}return M.errors=e,t===0}function T(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;return M(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
M.errors:e.concat(M.errors),t=e.length),g(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
g.errors:e.concat(g.errors),t=e.length),T.errors=e,t===0}function Y(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.params!==
void 0&&(u(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?u.errors:
e.concat(u.errors),t=e.length)),r.body!==void 0&&(T(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))),Y.errors=e,t===0}const De=Z;function Z(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(v(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?v.errors:e.
concat(v.errors),t=e.length)),r.params!==void 0&&(b(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),t=e.length))),Z.errors=e,t===0}return{createBlockAutosave:Pe,
createPageAutosave:ge,createPostAutosave:ne,getBlockAutosave:De,getPageAutosave:ve,getPostAutosave:me,listBlockAutosaves:be,
listPageAutosaves:he,listPostAutosaves:te}};export{we as createValidators};
